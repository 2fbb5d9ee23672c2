import { useState } from 'react';
import type { Stage } from '#contract/device/saved.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { acceptLatest, putSavedJob, removeSavedJob, setStage } from '#device/saved-jobs/writes.ts';

/** What the reader can do with the saved jobs of the list, and whether the device has refused the last of it. */
export function useSavedActions() {
  const [hasFailed, setHasFailed] = useState(false);
  /** Removed last, for as long as it can be brought back. */
  const [removed, setRemoved] = useState<SavedJob | null>(null);
  const run = async (change: Promise<boolean>) => {
    const isKept = await change;
    setHasFailed(!isKept);
    return isKept;
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
