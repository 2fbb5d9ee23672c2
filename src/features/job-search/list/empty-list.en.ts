export const emptyMessages = {
  title: 'No jobs match this search',
  text: 'Remove some filters to see more jobs.',
  textOfSearch: 'Try another word, or browse all jobs.',
  titlePlain: 'No open jobs right now',
  textPlain: 'New jobs are posted often. Check back soon.',
  clearSearch: 'Clear search',
  pageTitle: 'This page has no jobs',
  pageText: 'There are fewer pages now.',
  firstPage: 'Go to the first page',
  popular: 'Popular categories',
  nearest: 'Open jobs near your search',
  withCount: (name: string, jobs: string) => `${name} (${jobs})`,
};
