import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the pages of open jobs: of a category, a city, a company. */
export const boardMessages = createCatalogue({
  en: {
    pageOf: (page: string, last: string) => `Page ${page} of ${last}`,
    pager: 'Pages of open jobs',
    previous: 'Previous page',
    next: 'Next page',
    pastEnd: 'There are no more jobs on this page.',
    unnamed: 'Jobs',
    openJobs: (count: number, shown: string) => (count === 1 ? '1 open job' : `${shown} open jobs`),
    about: (shown: string) => `About ${shown} open jobs`,
    jobs: 'Open jobs',
    loading: 'Loading jobs',
    filterJobs: 'Filter and sort these jobs',
    allIn: (shown: string, name: string) => `All ${shown} jobs in ${name}`,
    allOf: (shown: string, name: string) => `All ${shown} ${name} jobs`,
    categories: 'Jobs by category',
    cities: 'Jobs by city',
    emptyTitle: 'No open jobs at the moment',
    emptyCity: 'New ones appear here. You can look in other cities.',
    emptyCategory: 'New ones appear here. You can look in other categories.',
    emptyCompany: 'This company has no open jobs now. New ones appear here.',
    browse: 'Browse all jobs',
    failedTitle: 'Could not load this page',
    offlineText: 'You are offline, and this page is not saved on this phone.',
    failedText: 'Please try again.',
    failedJobs: 'Could not load the jobs.',
    unavailableTitle: 'This page is not available here',
    unavailableText: 'The job server of this site does not offer it. You can search all jobs.',
    aboutCompany: 'About the company',
  },
});
