import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the offline line. */
export const offlineMessages = createCatalogue({
  en: {
    offline: 'You are offline.',
    savedCopy: (age: string) => `Saved copy, updated ${age}.`,
  },
});
