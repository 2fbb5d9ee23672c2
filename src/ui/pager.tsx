import { useId, useState, type MouseEvent, type SubmitEvent } from 'react';
import { pagerMessages as texts } from './page-messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { formatNumber, readNumber } from '#contract/format.ts';
import { useEarlyInput } from './form/use-early-input.ts';
import { Icon } from './icon/icon.tsx';

export type PagerItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

const ALL_SHOWN = 7;

/** The pages of a pager: the first, the last, and the current one's neighbours. */
export function toPagerItems(current: number, totalPages: number): PagerItem[] {
  const near = new Set([1, totalPages, current - 1, current, current + 1]);
  if (current <= 4) for (const page of [2, 3, 4, 5]) near.add(page);
  if (current >= totalPages - 3) for (const back of [1, 2, 3, 4]) near.add(totalPages - back);
  const items: PagerItem[] = [];
  for (let page = 1; page <= totalPages; page += 1) {
    if (totalPages <= ALL_SHOWN || near.has(page)) items.push({ kind: 'page', page });
    else {
      // Skips long runs, so that a million pages are as cheap as ten.
      items.push({ kind: 'gap', after: page - 1 });
      page = Math.min(...[...near].filter((shown) => shown > page)) - 1;
    }
  }
  return items;
}

/** The page if it exists, else null. */
export function toReachablePage(page: number, totalPages: number): number | null {
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, totalPages) : null;
}

export interface PagerProps {
  page: number;
  totalPages: number;
  /** Absent while the number of pages is estimated. */
  onPage?: (page: number) => void;
  /** The form that a button sends before hydration. */
  form: string;
}

/** Previous, numbered pages, Next. */
export function Pager({ page, totalPages, onPage, form }: PagerProps) {
  const items = toPagerItems(page, totalPages);
  const turn = (to: number) => ({
    form,
    name: 'page',
    value: to,
    disabled: !onPage || to < 1 || to > totalPages,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onPage?.(to);
    },
  });
  return (
    <nav aria-label={texts.label} className="mt-6 flex flex-wrap items-center justify-center gap-2">
      <button type="submit" className="btn order-1 gap-1" {...turn(page - 1)}>
        <Icon name="chevronLeft" /> {texts.previous}
      </button>
      <ol className="order-3 flex basis-full flex-wrap justify-center gap-1 sm:order-2 sm:basis-auto">
        {items.map((item) =>
          item.kind === 'gap' ? (
            <li
              key={`gap-${item.after}`}
              className="grid w-6 place-items-center text-muted"
              aria-hidden="true"
            >
              …
            </li>
          ) : (
            <li key={item.page}>
              <button
                type="submit"
                aria-label={texts.page(formatNumber(item.page, locale))}
                aria-current={item.page === page ? 'page' : undefined}
                className={`btn tabular min-w-11 px-2 ${item.page === page ? 'btn-primary' : 'btn-ghost'}`}
                {...turn(item.page)}
              >
                {formatNumber(item.page, locale)}
              </button>
            </li>
          ),
        )}
      </ol>
      <button type="submit" className="btn order-2 gap-1 sm:order-3" {...turn(page + 1)}>
        {texts.next} <Icon name="chevronRight" />
      </button>
      {onPage && items.some((item) => item.kind === 'gap') && (
        <PageJump totalPages={totalPages} onPage={onPage} />
      )}
    </nav>
  );
}

function PageJump({ totalPages, onPage }: Required<Pick<PagerProps, 'totalPages' | 'onPage'>>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useEarlyInput<HTMLInputElement>(({ value }) => setTyped(value));
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = toReachablePage(readNumber(typed), totalPages);
    setTyped('');
    if (page !== null) onPage(page);
  };
  return (
    <form
      data-held=""
      onSubmit={jump}
      className="order-4 flex flex-wrap items-center justify-center gap-2 noscript:hidden"
    >
      <label htmlFor={id} className="text-sm text-muted">
        {texts.goTo}
      </label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="input tabular w-20 border-control bg-base-200 text-base"
      />
      <button type="submit" className="btn">
        {texts.go}
      </button>
    </form>
  );
}
