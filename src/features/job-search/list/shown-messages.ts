import { createCatalogue } from '#platform/i18n/messages.ts';

/** The words of a list that is there. */
export interface ShownTexts {
  showing: (range: string, total: string) => string;
  showingAbout: (range: string, total: string) => string;
  noResults: string;
  apply: string;
  applyTo: (title: string) => string;
}

export const shownMessages = createCatalogue<ShownTexts>({
  en: {
    showing: (range, total) => `Showing ${range} of ${total} Results`,
    showingAbout: (range, total) => `Showing ${range} of about ${total} Results`,
    noResults: 'No Results',
    apply: 'Apply',
    applyTo: (title) => `Apply: ${title}`,
  },
});
