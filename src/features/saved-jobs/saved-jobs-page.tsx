import { loadApplications, useApplicationsState } from '#device/application.ts';
import { loadLetters, useLettersState } from '#device/letter.ts';
import { retrySavedJobs, useSavedJobsState } from '#device/saved-jobs/saved-jobs.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { RetryButton, StatePanel } from '#ui/state/state-panel.tsx';
import { useSavedChecks } from './check-saved.ts';
import { savedMessages as messages } from './messages.ts';
import { SavedMenu } from './saved-menu.tsx';
import { Tracker } from './tracker.tsx';
import type { TrackerTab } from '#contract/jobs/stages.ts';
import type { LetterActions } from './use-tracker-actions.ts';

function Loading() {
  return (
    <div role="status" aria-label={messages.loading} className="grid gap-3">
      <div className="skeleton h-12" />
      <div className="skeleton h-28" />
      <div className="skeleton h-28" />
    </div>
  );
}

function Unreadable() {
  return (
    <StatePanel
      icon="warning"
      tone="error"
      title={messages.unreadable}
      text={messages.unreadableText}
      action={
        <RetryButton
          look="btn-primary"
          onRetry={() => {
            retrySavedJobs();
            void loadLetters();
            void loadApplications();
          }}
        />
      }
    />
  );
}

interface SavedJobsPageProps {
  tab: TrackerTab | undefined;
  onTab: (tab: TrackerTab, how: 'click' | 'keys') => void;
  letters: LetterActions;
}

function Contents(props: SavedJobsPageProps) {
  const states = new Set([useSavedJobsState(), useLettersState(), useApplicationsState()]);
  if (states.has('unreadable')) return <Unreadable />;
  if (states.has('unread')) return <Loading />;
  return <Tracker {...props} />;
}

/** The saved jobs by progress; works offline. */
export function SavedJobsPage(props: SavedJobsPageProps) {
  usePageTitle(messages.title);
  useSavedChecks();
  return (
    <div className="page page-wide py-4">
      <SavedMenu heading={messages.title} />
      <Contents {...props} />
    </div>
  );
}
