import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { JobListResult } from '#api/read-answers.ts';
import type { Job } from '#contract/jobs/job.ts';
import { appPaths } from '#contract/http/paths.ts';
import { FreshnessLine, type QueryState } from '#ui/state/freshness.tsx';
import { RetryButton, QuietLine, StatePanel } from '#ui/state/state-panel.tsx';
import { freshnessMessages } from '#ui/messages.ts';
import { JobCardSkeleton } from '#ui/card/job-card.tsx';
import { boardMessages } from './messages.ts';

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

export function BrowseLink() {
  const texts = boardMessages;
  return (
    <Link to={appPaths.jobs} className="btn border-control text-base">
      {texts.browse}
    </Link>
  );
}

/** The jobs of a page, or why there are none. */
export function BoardJobs({ state, onRetry, Cards, emptyText, children }: BoardJobsProps) {
  const texts = boardMessages;
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
  const texts = boardMessages;
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
