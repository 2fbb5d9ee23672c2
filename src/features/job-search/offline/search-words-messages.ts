import type { JobSort } from '#contract/jobs/vocabulary.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

/** What a search is called, beside the words that were typed and chosen. */
export const searchWordsMessages = createCatalogue({
  en: {
    allJobs: 'All jobs',
    page: (page: number) => `page ${page}`,
    sorted: { newest: 'newest first', deadline: 'by deadline', salary: 'by salary' },
  },
});
export type SearchWordsTexts = (typeof searchWordsMessages)['en'];
