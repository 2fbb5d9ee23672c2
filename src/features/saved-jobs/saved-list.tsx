import type { ReactNode } from 'react';
import { useNow } from '#platform/i18n/clock.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { listChanges } from '#device/saved-jobs/changes.ts';
import { sortByDeadline } from '#device/saved-jobs/deadlines.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { savedMessages } from './messages.ts';
import { RemovedRow } from './removed-row.tsx';
import { SavedCard, type LetterSlot } from './saved-card.tsx';
import type { useSavedActions } from './use-saved-actions.ts';

interface SavedListProps {
  saved: readonly SavedJob[];
  actions: ReturnType<typeof useSavedActions>;
  letter: LetterSlot | undefined;
}

/** One place in the list: who undoes or accepts with the keyboard goes on there. */
function SavedRow({ what, children }: { what: string; children: ReactNode }) {
  return <li {...useKeptFocus<HTMLLIElement>(what)}>{children}</li>;
}

/** The saved jobs by deadline. One that was just removed leaves a row that brings it back. */
export function SavedList({ saved, actions, letter }: SavedListProps) {
  const messages = useMessages(savedMessages);
  const now = useNow();
  const { removed } = actions;
  const isGone = (one: SavedJob) => one.job._id === removed?.job._id;
  const shown = removed === null ? saved : [...saved.filter((one) => !isGone(one)), removed];
  return (
    <>
      {actions.hasFailed && <StateLine tone="error">{messages.notKept}</StateLine>}
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
