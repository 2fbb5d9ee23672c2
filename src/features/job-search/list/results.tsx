import { FreshnessLine } from '#ui/state/freshness.tsx';
import { freshnessMessages } from '#ui/messages.ts';
import { QuietLine, StatePanel, FailureLine, RetryButton } from '#ui/state/state-panel.tsx';
import { JobGridSkeleton, ShownList, type ListSlots } from './job-grid.tsx';
import type { ListView } from './list-view.ts';
import { jobSearchMessages as texts } from '../messages.ts';
import type { WaysOut } from './empty-list.tsx';
import { lazyEmptyList, lazyOfflinePicture, lazyStoredLists } from '../lazy-parts.tsx';

interface ResultsProps {
  view: ListView;
  slots: ListSlots;
  waysOut: WaysOut;
  onRetry: () => void;
}

/** The list: loading, empty, failed, cached, loaded, or found on the device. */
export function Results({ view, slots, waysOut, onRetry }: ResultsProps) {
  const { slowLoading } = freshnessMessages;
  if (view.kind === 'loading') {
    return (
      <div aria-busy="true">
        <p role="status" className={view.isSlow ? 'mb-3 text-muted' : 'sr-only'}>
          {view.isSlow ? slowLoading : texts.loading}
        </p>
        <JobGridSkeleton />
      </div>
    );
  }
  if (view.kind === 'failed') return <Failed view={view} slots={slots} onRetry={onRetry} />;
  return <Known view={view} slots={slots} waysOut={waysOut} onRetry={onRetry} />;
}

type KnownProps = ResultsProps & { view: Exclude<ListView, { kind: 'loading' | 'failed' }> };

function Known({ view, slots, waysOut, onRetry }: KnownProps) {
  const isStored = view.kind === 'stored';
  const { failedJobs } = texts;
  const hasFailed = isStored ? view.hasFailed : view.freshness.kind === 'failed';
  return (
    <>
      {hasFailed && <FailureLine text={failedJobs} onRetry={onRetry} />}
      {isStored && <QuietLine icon="download">{view.line}</QuietLine>}
      {!isStored && <FreshnessLine freshness={view.freshness} />}
      {view.kind === 'empty' || view.list.jobs.length === 0 ? (
        <lazyEmptyList.Part {...waysOut} isOffline={isStored} />
      ) : (
        <ShownList jobs={view.list.jobs} isChanging={view.isChanging} {...slots} />
      )}
      {isStored && <lazyStoredLists.Part />}
    </>
  );
}

function toFailedText({ isOffline, isUnsearched }: FailedProps['view']): string {
  if (isUnsearched) return texts.unsearchedText;
  return isOffline ? texts.offlineText : texts.failedText;
}

type FailedProps = Pick<ResultsProps, 'slots' | 'onRetry'> & { view: Extract<ListView, { kind: 'failed' }> };

function Failed({ view, slots, onRetry }: FailedProps) {
  if (view.before) {
    return (
      <>
        <FailureLine text={texts.failedJobs} onRetry={onRetry} />
        <p className="mb-3 text-muted">{texts.beforeLine}</p>
        <ShownList jobs={view.before.jobs} isChanging={false} {...slots} />
        <lazyStoredLists.Part />
      </>
    );
  }
  return (
    <>
      <StatePanel
        tone="error"
        picture={view.isOffline ? <lazyOfflinePicture.Part /> : undefined}
        title={texts.failedJobs}
        text={toFailedText(view)}
        action={<RetryButton onRetry={onRetry} />}
      />
      <lazyStoredLists.Part />
    </>
  );
}
