import { locale } from '#platform/i18n/locale.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '#contract/format.ts';
import type { JobListResult } from '#api/read-answers.ts';
import type { QueryState } from '#ui/state/freshness.tsx';
import { boardMessages } from './messages.ts';

export interface OpenCount {
  total: number;
  isEstimate: boolean;
}

/** The list's total, else the count of the category or city. */
export function toOpenCount(state: QueryState<JobListResult>, counted?: number): OpenCount | undefined {
  const list = state.kind === 'read' ? state.data : undefined;
  if (list?.jobs.length === 0) return { total: 0, isEstimate: false };
  const { total, isEstimate = false } = list?.pagination ?? {};
  if (total !== undefined) return { total, isEstimate };
  return counted === undefined ? undefined : { total: counted, isEstimate: false };
}

interface BoardHeadingProps {
  title: string | undefined;
  count: OpenCount | undefined;
  picture?: ReactNode;
}

function TitlePlaceholder() {
  const { loading } = boardMessages;
  return (
    <>
      <span className="sr-only">{loading}</span>
      <span aria-hidden="true" className="skeleton inline-block h-[1em] w-56 max-w-full align-middle" />
    </>
  );
}

/** The page's title and number of open jobs. */
export function BoardHeading({ title, count, picture }: BoardHeadingProps) {
  const texts = boardMessages;
  const shown = count && formatNumber(count.total, locale);
  return (
    <header className="mb-5 flex items-center gap-4 wrap-anywhere">
      {picture}
      <div className="min-w-0">
        <h1 className="text-xl font-bold">{title ?? <TitlePlaceholder />}</h1>
        <p className="tabular min-h-[1.5em] text-muted">
          {count && shown && (count.isEstimate ? texts.about(shown) : texts.openJobs(count.total, shown))}
        </p>
      </div>
    </header>
  );
}
