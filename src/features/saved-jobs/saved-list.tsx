import { useState, type ReactNode } from 'react';
import type { Stage } from '#contract/device/late-storage.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { acceptLatest, putSavedJob, removeSavedJob, setStage } from '#device/saved-jobs/writes.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { savedMessages } from './messages.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { listChanges } from '#device/saved-jobs/changes.ts';
import { sortByDeadline } from '#device/saved-jobs/deadlines.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { SavedCard, type LetterSlot } from './saved-card.tsx';

/** Actions on saved jobs, and whether the device refused the last one. */
export function useSavedActions() {
  const [hasFailed, setHasFailed] = useState(false);
  const [removed, setRemoved] = useState<SavedJob | null>(null);
  const run = async (change: Promise<boolean>) => {
    const isStored = await change;
    setHasFailed(!isStored);
    return isStored;
  };
  return {
    hasFailed,
    removed,
    remove: async (saved: SavedJob) => {
      setRemoved(saved);
      if (!(await run(removeSavedJob(saved.job._id)))) setRemoved(null);
    },
    undo: async (saved: SavedJob) => {
      if (await run(putSavedJob(saved))) setRemoved(null);
    },
    accept: (saved: SavedJob) => void run(acceptLatest(saved.job._id)),
    setStage: (saved: SavedJob, stage: Stage) => void run(setStage(saved.job._id, stage)),
  };
}

interface RemovedRowProps {
  title: string;
  onUndo: () => void;
}

/** Defined outside, so that the button takes the focus only once. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function RemovedRow({ title, onUndo }: RemovedRowProps) {
  const messages = useMessages(savedMessages);
  return (
    <div className="surface flex flex-wrap items-center gap-3 p-4">
      <p role="status" className="min-w-0 flex-1 text-muted">
        {messages.removed(title)}
      </p>
      <button
        ref={takeFocus}
        type="button"
        className="btn"
        aria-label={messages.undoNamed(title)}
        onClick={onUndo}
      >
        {messages.undo}
      </button>
    </div>
  );
}

interface SavedListProps {
  saved: readonly SavedJob[];
  actions: ReturnType<typeof useSavedActions>;
  letter: LetterSlot | undefined;
}

function SavedRow({ what, children }: { what: string; children: ReactNode }) {
  return <li {...useStableFocus<HTMLLIElement>(what)}>{children}</li>;
}

/** The saved jobs by deadline. */
export function SavedList({ saved, actions, letter }: SavedListProps) {
  const messages = useMessages(savedMessages);
  const now = useNow();
  const { removed } = actions;
  const isGone = (one: SavedJob) => one.job._id === removed?.job._id;
  const shown = removed === null ? saved : [...saved.filter((one) => !isGone(one)), removed];
  return (
    <>
      {actions.hasFailed && <StateLine tone="error">{messages.notStored}</StateLine>}
      <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {sortByDeadline(shown, now).map((one) => (
          <SavedRow key={one.job._id} what={`${isGone(one)} ${listChanges(one).length}`}>
            {isGone(one) ? (
              <RemovedRow title={one.job.title} onUndo={() => void actions.undo(one)} />
            ) : (
              <SavedCard
                saved={one}
                now={now}
                letter={letter}
                onRemove={() => void actions.remove(one)}
                onAccept={() => actions.accept(one)}
                onStage={(stage) => actions.setStage(one, stage)}
              />
            )}
          </SavedRow>
        ))}
      </ul>
    </>
  );
}
