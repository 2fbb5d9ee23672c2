import { createCatalogue } from '#platform/i18n/messages.ts';

/** The words of a list that is there. */
export const shownMessages = createCatalogue({
  en: {
    showing: (range: string, total: string) => `Showing ${range} of ${total} Results`,
    showingAbout: (range: string, total: string) => `Showing ${range} of about ${total} Results`,
    noResults: 'No Results',
    apply: 'Apply',
    applyTo: (title: string) => `Apply: ${title}`,
  },
});
export type ShownTexts = (typeof shownMessages)['en'];
