import { locale } from '#texts/platform/i18n/locale';
import { pagerMessages } from '#texts/features/job-search/list/list-pager';
import { readNumber, formatNumber } from '#contract/format.ts';
import { Pager, type PagerProps } from '#ui/pager.tsx';

/** The localised pager. */
export function ListPager(props: Omit<PagerProps, 'texts' | 'formatNumber' | 'readNumber'>) {
  const texts = pagerMessages;
  return (
    <Pager
      {...props}
      texts={texts}
      formatNumber={(value) => formatNumber(value, locale)}
      readNumber={readNumber}
    />
  );
}
