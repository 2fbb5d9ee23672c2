import type { PagerTexts } from '#ui/pager.tsx';

export const pagerMessages: PagerTexts = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  goTo: 'Go to page',
  go: 'Go',
};
