export const pagerMessages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  goTo: 'Go to page',
  go: 'Go',
};
