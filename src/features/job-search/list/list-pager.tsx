import { readNumber, formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { Pager, type PagerProps } from '#ui/pager.tsx';
import { pagerMessages } from './messages.ts';

/** The pager under the list, with its words and numbers. */
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
