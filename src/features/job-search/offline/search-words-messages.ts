import type { JobSort } from '#contract/jobs/vocabulary.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

/** What a search is called, beside the words that were typed and chosen. */
export interface SearchWordsTexts {
  /** Where nothing was. */
  allJobs: string;
  page: (page: number) => string;
  sorted: Readonly<Record<JobSort, string>>;
}

export const searchWordsMessages = createCatalogue<SearchWordsTexts>({
  en: {
    allJobs: 'All jobs',
    page: (page) => `page ${page}`,
    sorted: { newest: 'newest first', deadline: 'by deadline', salary: 'by salary' },
  },
});
