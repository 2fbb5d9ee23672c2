import { createCatalogue } from '#platform/i18n/messages.ts';

/** The words of a stored copy. */
export const copyMessages = createCatalogue({
  en: { savedCopy: (age: string) => `Saved copy · updated ${age}` },
});
