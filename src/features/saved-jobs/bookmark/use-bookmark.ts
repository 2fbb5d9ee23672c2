import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { saveJobCopy } from '#api/save-job-copy.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { knownSavedJobs, loadSavedJobs, useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { putSavedJob, removeSavedJob } from '#device/saved-jobs/writes.ts';
import { forgetPress, wasPressedLast } from './bookmark-placeholder.tsx';

/** Whether one job is saved. */
export function useSavedMark(jobId: string) {
  const saved = useSavedJobs().get(jobId);
  return { saved, isSaved: saved !== undefined, isFull: saved?.isFull ?? false };
}

/** Saves after a tap on the placeholder. @returns false when the storage is full */
async function saveUnlessSaved(queryClient: QueryClient, job: Job): Promise<boolean> {
  await loadSavedJobs();
  return knownSavedJobs().has(job._id) || saveJobCopy(queryClient, job);
}

/** The saved state of one job and the way to change it. */
export function useBookmark(job: Job) {
  const queryClient = useQueryClient();
  const { saved, isSaved, isFull } = useSavedMark(job._id);
  const [problem, setProblem] = useState<'noRoom' | 'notKept' | null>(null);
  const [removed, setRemoved] = useState<SavedJob>();
  const [hasFocus] = useState(() => wasPressedLast(job._id));
  const remove = async (kept: SavedJob) => {
    const isRemoved = await removeSavedJob(job._id);
    setProblem(isRemoved ? null : 'notKept');
    if (isRemoved) setRemoved(kept);
  };
  const save = async () => {
    // Undoes an accidental removal, also offline.
    if (removed?.job._id === job._id) await putSavedJob(removed);
    setProblem((await saveJobCopy(queryClient, job)) ? null : 'noRoom');
  };
  useEffect(() => {
    if (!forgetPress(job._id)) return;
    void saveUnlessSaved(queryClient, job).then((isKept) => setProblem(isKept ? null : 'noRoom'));
  }, [queryClient, job]);
  const onPress = () => void (saved ? remove(saved) : save());
  return { isSaved, isFull, problem, hasFocus, onPress };
}
