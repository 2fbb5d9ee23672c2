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
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const toggle = async () => {
    if (saved) await removeSavedJob(job._id);
    else setHasNoRoom(!(await saveJobCopy(queryClient, job)));
  };
  return { isSaved: saved !== undefined, isFull: saved?.isFull ?? false, hasNoRoom, toggle };
}
