import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { JobListResult } from '#api/read-answers.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { locale } from '#platform/i18n/locale.ts';
import { JobCardSkeleton } from '#ui/card/job-card.tsx';
import { freshnessMessages } from '#ui/messages.ts';
import { FreshnessLine, isNoAnswer, type QueryState } from '#ui/state/freshness.tsx';
import { QuietLine, RetryButton, StatePanel } from '#ui/state/state-panel.tsx';
import { boardMessages as texts } from './messages.ts';

export type JobCards = ComponentType<{ jobs: readonly Job[] }>;

const SKELETONS = 4;

interface BoardJobsProps {
  state: QueryState<JobListResult>;
  onRetry: () => void;
  Cards: JobCards;
  emptyText: string;
  /** Below the cards. */
  children: (list: JobListResult) => ReactNode;
}

function BrowseLink() {
  return (
    <Link to={appPaths.jobs} className="btn border-control text-base">
      {texts.browse}
    </Link>
  );
}

/** The jobs of a page, or why there are none. */
export function BoardJobs({ state, onRetry, Cards, emptyText, children }: BoardJobsProps) {
  const list = state.kind === 'read' && state.data.jobs.length > 0 ? state.data : undefined;
  return (
    <section aria-labelledby="board-jobs" className="min-w-0">
      <h2 id="board-jobs" className="sr-only">
        {texts.jobs}
      </h2>
      {state.kind === 'loading' && <Loading isSlow={state.isSlow} />}
      {state.kind === 'failed' && (
        <StatePanel
          tone="error"
          title={texts.failedJobs}
          text={state.isOffline ? texts.offlineText : texts.failedText}
          action={<RetryButton onRetry={onRetry} />}
        />
      )}
      {state.kind === 'read' && <FreshnessLine freshness={state.freshness} />}
      {state.kind === 'read' && !list && (
        <StatePanel icon="briefcase" title={texts.emptyTitle} text={emptyText} action={<BrowseLink />} />
      )}
      {list && <Cards jobs={list.jobs} />}
      {list && children(list)}
    </section>
  );
}

function Loading({ isSlow }: { isSlow: boolean }) {
  const { slowLoading } = freshnessMessages;
  return (
    <div aria-busy="true">
      {isSlow ? (
        <QuietLine icon="clock">{slowLoading}</QuietLine>
      ) : (
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
      )}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <JobCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

/** The page's data could not be loaded. */
export function BoardFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle(texts.unnamed);
  return (
    <div className="page py-6">
      <StatePanel
        icon="warning"
        tone="error"
        title={texts.failedTitle}
        text={isNoAnswer(error) ? texts.offlineText : texts.failedText}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <RetryButton onRetry={onRetry} />
            <BrowseLink />
          </div>
        }
      />
    </div>
  );
}

/** The server does not support this page. */
export function BoardUnavailable() {
  usePageTitle(texts.unnamed);
  return (
    <div className="page py-6">
      <StatePanel
        icon="search"
        title={texts.unavailableTitle}
        text={texts.unavailableText}
        action={<BrowseLink />}
      />
    </div>
  );
}

interface OpenCount {
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
  const { loading } = texts;
  return (
    <>
      <span className="sr-only">{loading}</span>
      <span aria-hidden="true" className="skeleton inline-block h-[1em] w-56 max-w-full align-middle" />
    </>
  );
}

/** The page's title and number of open jobs. */
export function BoardHeading({ title, count, picture }: BoardHeadingProps) {
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
