import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts for an editor that does not come. */
export const deskMessages = createCatalogue({
  en: {
    loadFailed: 'The editor could not be loaded. Try again once you are connected.',
    retry: 'Retry',
  },
});
