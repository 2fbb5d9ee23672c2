import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export const notFoundMessages = createCatalogue({
  en: {
    notFound: pageTitles.notFound,
    notFoundText:
      'There is no page at this address. It may have moved. Search for a job, or start again from home.',
    searchJobs: 'Job title, keywords',
    findJobs: 'Find Jobs',
  },
});
