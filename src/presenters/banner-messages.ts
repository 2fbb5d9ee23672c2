import { createCatalogue } from '#platform/i18n/messages.ts';

/** The one line that every page banner carries (§2, generic page banner). */
export const bannerMessages = createCatalogue({
  en: { subtitle: 'We Delivered Blazing Fast & Striking Work Solution' },
});
