import { readNumber, formatNumber } from '#contract/format.ts';
import { createCatalogue, useLocale, useMessages } from '#platform/i18n/messages.ts';
import { Pager, type PagerProps, type PagerTexts } from '#ui/pager.tsx';

const pagerMessages = createCatalogue<PagerTexts>({
  en: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    goTo: 'Go to page',
    go: 'Go',
  },
});

/** The localised pager. */
export function ListPager(props: Omit<PagerProps, 'texts' | 'formatNumber' | 'readNumber'>) {
  const texts = useMessages(pagerMessages);
  const locale = useLocale();
  return (
    <Pager
      {...props}
      texts={texts}
      formatNumber={(value) => formatNumber(value, locale)}
      readNumber={readNumber}
    />
  );
}
