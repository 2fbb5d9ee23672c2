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
    type: 'Type',
    anyType: 'Any type',
    types: (count: number) => `${count} types`,
    pay: 'Pay a month',
    anyPay: 'Any pay',
    payFrom: (thousands: string) => `${thousands}k+ taka`,
    ownPay: 'My pay range',
    sortBy: 'Sort by',
    sorted: (order: string) => `Sort by: ${order}`,
    downloadSearch: 'Save offline',
    sort: { best: 'Best match', newest: 'Newest', deadline: 'Deadline', salary: 'Salary' },
    results: 'Jobs found',
    loading: 'Loading jobs',
    failedJobs: 'Failed to fetch jobs',
    failedCategories: 'Failed to fetch categories',
    offlineText: 'No internet. You haven’t opened this list before.',
    filtersFailed: 'Could not load the filters.',
    failedText: 'Your search and filters are safe. Please try again.',
    beforeLine: 'These are the jobs from before this search.',
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
