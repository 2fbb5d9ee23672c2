import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#contract/job.ts';
import { saveJobCopy } from '#api/save-job-copy.ts';
import type { SavedJob } from '#platform/saved-job.ts';
import { useSavedJobs } from '#platform/saved-jobs.ts';
import { putSavedJob, removeSavedJob } from '#platform/saved-writes.ts';

/** The saved state of one job and the way to change it. */
export function useBookmark(job: Job) {
  const queryClient = useQueryClient();
  const saved = useSavedJobs().get(job._id);
  const [problem, setProblem] = useState<'noRoom' | 'notKept' | null>(null);
  const [removed, setRemoved] = useState<SavedJob>();
  const remove = async (kept: SavedJob) => {
    const isRemoved = await removeSavedJob(job._id);
    setProblem(isRemoved ? null : 'notKept');
    if (isRemoved) setRemoved(kept);
  };
  const save = async () => {
    // Pressed once too often, without a network: all of it is there again.
    if (removed?.job._id === job._id) await putSavedJob(removed);
    setProblem((await saveJobCopy(queryClient, job)) ? null : 'noRoom');
  };
  const toggle = () => (saved ? remove(saved) : save());
  return { isSaved: saved !== undefined, isFull: saved?.isFull ?? false, problem, toggle };
}
