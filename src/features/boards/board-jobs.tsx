import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { appPaths } from '#contract/http/paths.ts';
import { FreshnessLine } from '#presenters/freshness.tsx';
import { freshnessMessages } from '#texts/presenters/messages';
import { Icon } from '#ui/icon/icon.tsx';
import { JobCardSkeleton } from '#ui/job-card-skeleton.tsx';
import { QuietLine, StatePanel } from '#ui/state-panel.tsx';
import { boardMessages } from '#texts/features/boards/messages';
import type { BoardJobsView } from './board-queries.ts';

export type JobCards = ComponentType<{ jobs: readonly Job[] }>;

const SKELETONS = 4;

interface BoardJobsProps {
  view: BoardJobsView;
  onRetry: () => void;
  Cards: JobCards;
  emptyText: string;
  children?: ReactNode;
}

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { retry } = freshnessMessages;
  return (
    <button type="button" className="btn border-control text-base" onClick={onRetry}>
      <Icon name="retry" /> {retry}
    </button>
  );
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
export function BoardJobs({ view, onRetry, Cards, emptyText, children }: BoardJobsProps) {
  const texts = boardMessages;
  return (
    <section aria-labelledby="board-jobs" className="min-w-0">
      <h2 id="board-jobs" className="sr-only">
        {texts.jobs}
      </h2>
      {view.kind === 'loading' && <Loading isSlow={view.isSlow} />}
      {view.kind === 'failed' && (
        <StatePanel
          icon="warning"
          tone="error"
          title={texts.failedJobs}
          text={view.isOffline ? texts.offlineText : texts.failedText}
          action={<RetryButton onRetry={onRetry} />}
        />
      )}
      {(view.kind === 'full' || view.kind === 'empty') && <FreshnessLine freshness={view.freshness} />}
      {view.kind === 'empty' && (
        <StatePanel icon="briefcase" title={texts.emptyTitle} text={emptyText} action={<BrowseLink />} />
      )}
      {view.kind === 'full' && <Cards jobs={view.list.jobs} />}
      {view.kind === 'full' && children}
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
