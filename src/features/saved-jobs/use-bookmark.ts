import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#contract/job.ts';
import { saveJobCopy } from '#api/save-job-copy.ts';
import { useSavedJobs } from '#platform/saved-jobs.ts';
import { removeSavedJob } from '#platform/saved-writes.ts';

/** The saved state of one job and the way to change it. */
export function useBookmark(job: Job) {
  const queryClient = useQueryClient();
  const saved = useSavedJobs().get(job._id);
  const [problem, setProblem] = useState<'noRoom' | 'notKept' | null>(null);
  const toggle = async () => {
    if (saved) setProblem((await removeSavedJob(job._id)) ? null : 'notKept');
    else setProblem((await saveJobCopy(queryClient, job)) ? null : 'noRoom');
  };
  return { isSaved: saved !== undefined, isFull: saved?.isFull ?? false, problem, toggle };
}
