import { createCatalogue } from '#platform/i18n/messages.ts';
import type { PagerTexts } from '#ui/pager.tsx';

/** Texts of a list without jobs, and of the way out of it. */
export const emptyMessages = createCatalogue({
  en: {
    title: 'No jobs match this search',
    text: 'Fewer filters show more jobs.',
    textOfSearch: 'Try another word, or look through all jobs.',
    titlePlain: 'No open jobs at the moment',
    textPlain: 'New ones come as employers post them. Please look in again later.',
    clearSearch: 'Clear search',
    pageTitle: 'This page has no jobs',
    pageText: 'The list became shorter than that.',
    firstPage: 'Go to the first page',
  },
});

export const pagerMessages = createCatalogue<PagerTexts>({
  en: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    goTo: 'Go to page',
    go: 'Go',
  },
});
