import { pageTitles } from '#contract/http/page-titles.en.ts';

export const notFoundMessages = {
  notFound: pageTitles.notFound,
  notFoundText:
    'There is no page at this address. It may have moved. Search for a job, or start again from home.',
  searchJobs: 'Job title, keywords',
};
