import { createCatalogue } from '#platform/i18n/messages.ts';

export const jobSearchMessages = createCatalogue({
  en: {
    pageTitle: 'Jobs',
    heading: 'One Search Hundreds of Jobs',
    searchLabel: 'Search jobs',
    searchPlaceholder: 'Job title, keywords',
    findJobs: 'Find Jobs',
    filters: 'Filters',
    activeWord: 'active',
    category: 'Category',
    anyCategory: 'All categories',
    sortBy: 'Sort by',
    downloadSearch: 'Take with me',
    sort: { best: 'Best match', newest: 'Newest', deadline: 'Deadline', salary: 'Salary' },
    results: 'Jobs found',
    loading: 'Loading jobs',
    failedJobs: 'Failed to fetch jobs',
    failedCategories: 'Failed to fetch categories',
    offlineText: 'The network does not answer, and this list is not on your device yet.',
    filtersFailed: 'The filters could not be loaded.',
    failedText: 'Something went wrong on the way. Nothing you chose is lost.',
    beforeLine: 'Below are the jobs that you saw before this search.',
  },
});

export const shownMessages = createCatalogue({
  en: {
    showing: (range: string, total: string) => `Showing ${range} of ${total} Results`,
    showingAbout: (range: string, total: string) => `Showing ${range} of about ${total} Results`,
    noResults: 'No Results',
    apply: 'Apply',
    applyTo: (title: string) => `Apply: ${title}`,
  },
});
