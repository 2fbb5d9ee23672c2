import type { Stage } from '#contract/jobs/stages.ts';
import type { AppliedJob } from '#device/letter.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { acceptLatest, putSavedJob, removeSavedJob, setStage } from '#device/saved-jobs/writes.ts';
import { snack } from '#ui/dialog/snackbar.tsx';
import { savedMessages as texts } from './messages.ts';

export const toCardId = (jobId: string): string => `job-${jobId}`;

/** Focuses a card's link, as the tapped button was removed with its card. */
export const focusCard = (jobId: string, options: FocusOptions = { preventScroll: true }): void =>
  document.querySelector<HTMLElement>(`[id="${toCardId(jobId)}"] a`)?.focus(options);

/** Opens the dialogs of an application; passed in by the route. */
export interface LetterActions {
  apply: (applied: AppliedJob) => void;
  write: (applied: AppliedJob) => void;
}

const report = (isStored: boolean, text: string, undo: { run: () => Promise<boolean>; saved: SavedJob }) => {
  const { _id: id, title } = undo.saved.job;
  if (!isStored) return snack.set({ text: texts.notStored });
  snack.set({
    text,
    undoLabel: texts.undoNamed(title),
    undo: () => void undo.run().then(() => focusCard(id)),
  });
};

/** The actions of a saved job: each can be undone, and a failure to store is reported. */
export function useTrackerActions(letters: LetterActions) {
  return {
    ...letters,
    remove: async (saved: SavedJob) => {
      const isStored = await removeSavedJob(saved.job._id);
      report(isStored, texts.removed(saved.job.title), { saved, run: () => putSavedJob(saved) });
    },
    setStage: async (saved: SavedJob, stage: Stage) => {
      const { _id: id, title } = saved.job;
      const isStored = await setStage(id, stage);
      const text = texts.moved(title, texts.stageNames[stage]);
      report(isStored, text, { saved, run: () => setStage(id, saved.stage, saved.stageAt) });
    },
    accept: async (saved: SavedJob) => {
      if (!(await acceptLatest(saved.job._id))) snack.set({ text: texts.notStored });
    },
  };
}

export type TrackerActions = ReturnType<typeof useTrackerActions>;
