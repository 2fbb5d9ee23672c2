import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toFresh } from '#api/job-closing.ts';
import { jobQuery } from '#api/jobs.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useOnline } from '#platform/http/online.ts';

/** The job as the server has sent it last since this was mounted; undefined until then. */
export function useFreshJob(jobId: string): Job | undefined {
  const now = toFresh(useQuery({ ...jobQuery(jobId), enabled: useOnline(), refetchOnMount: 'always' }));
  const [last, setLast] = useState(now);
  // A later answer of the worker's cache is older.
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
}
