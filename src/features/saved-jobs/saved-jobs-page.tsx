import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import type { Stage } from '#contract/device/late-storage.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { retrySavedJobs, useSavedJobs, useSavedJobsState } from '#device/saved-jobs/saved-jobs.ts';
import { bannerMessages } from '#presenters/messages.ts';
import { JobCardSkeleton } from '#ui/job-card-skeleton.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { savedMessages } from './messages.ts';
import type { LetterSlot } from './saved-card.tsx';
import { SavedList, useSavedActions } from './saved-list.tsx';
import { StageFilter } from './stage-fields.tsx';
import { TransferPanel } from './transfer/transfer-panel.tsx';
import { useSavedChecks } from './check-saved.ts';

function Loading() {
  const messages = useMessages(savedMessages);
  return (
    <div role="status" aria-label={messages.loading} className="grid gap-4 md:grid-cols-2">
      <JobCardSkeleton />
      <JobCardSkeleton />
    </div>
  );
}

function Unreadable() {
  const messages = useMessages(savedMessages);
  return (
    <StatePanel
      icon="warning"
      tone="error"
      title={messages.unreadable}
      text={messages.unreadableText}
      action={
        <button type="button" className="btn btn-primary" onClick={retrySavedJobs}>
          {messages.retry}
        </button>
      }
    />
  );
}

function Empty() {
  const messages = useMessages(savedMessages);
  return (
    <StatePanel
      icon="bookmark"
      title={messages.empty}
      text={messages.emptyText}
      action={
        <Link to={appPaths.jobs} className="btn btn-primary">
          {messages.browse}
        </Link>
      }
    />
  );
}

function NoneOfStage({ onShowAll }: { onShowAll: () => void }) {
  const messages = useMessages(savedMessages);
  return (
    <StatePanel
      icon="bookmark"
      title={messages.noneOfStage}
      action={
        <button type="button" className="btn btn-primary" onClick={onShowAll}>
          {messages.showAll}
        </button>
      }
    />
  );
}

function Contents({ letter }: { letter: LetterSlot | undefined }) {
  const messages = useMessages(savedMessages);
  const actions = useSavedActions();
  const [stage, setStage] = useState<Stage | null>(null);
  const focus = useStableFocus(String(stage));
  const state = useSavedJobsState();
  const saved = [...useSavedJobs().values()];
  if (state === 'unread') return <Loading />;
  if (state === 'unreadable') return <Unreadable />;
  if (saved.length === 0 && actions.removed === null) return <Empty />;
  const shown = stage === null ? saved : saved.filter((one) => one.stage === stage);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="tabular text-base text-muted">{messages.savedCount(saved.length)}</h2>
        <StageFilter saved={saved} stage={stage} onStage={setStage} />
      </div>
      <div {...focus}>
        {shown.length === 0 && actions.removed === null ? (
          <NoneOfStage onShowAll={() => setStage(null)} />
        ) : (
          <SavedList saved={shown} actions={actions} letter={letter} />
        )}
      </div>
    </>
  );
}

interface SavedJobsPageProps {
  letter?: LetterSlot;
  invitation?: ReactNode;
}

/** The saved jobs by deadline; works offline. */
export function SavedJobsPage({ letter, invitation }: SavedJobsPageProps) {
  const messages = useMessages(savedMessages);
  const { subtitle } = useMessages(bannerMessages);
  usePageTitle(messages.title);
  useSavedChecks();
  return (
    <>
      <PageBanner topic={messages.title} subTopic={messages.subTitle} subtitle={subtitle} />
      <div className="page py-6">
        {invitation}
        <Contents letter={letter} />
        <TransferPanel />
      </div>
    </>
  );
}
