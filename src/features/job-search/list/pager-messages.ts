import { createCatalogue } from '#platform/i18n/messages.ts';
import type { PagerTexts } from '#ui/pager.tsx';

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
