import { createCatalogue } from '#platform/messages.ts';

/** Texts of a list without jobs, and of the way out of it. */
interface EmptyTexts {
  title: string;
  text: string;
  textOfSearch: string;
  textPlain: string;
  clearSearch: string;
  pageTitle: string;
  pageText: string;
  firstPage: string;
}

export const emptyMessages = createCatalogue<EmptyTexts>({
  en: {
    title: 'No jobs match this search',
    text: 'Fewer filters show more jobs.',
    textOfSearch: 'Try another word, or look through all jobs.',
    textPlain: 'There are no open jobs at the moment. Please come back later.',
    clearSearch: 'Clear search',
    pageTitle: 'This page has no jobs',
    pageText: 'The list became shorter than that.',
    firstPage: 'Go to the first page',
  },
});
