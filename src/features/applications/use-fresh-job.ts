import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyQuery } from '#api/companies.ts';
import { toFresh } from '#api/job-closing.ts';
import { jobQuery } from '#api/jobs.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { AppliedJob } from '#device/letters/letter.ts';
import { useOnline } from '#platform/http/online.ts';

/** The job as the server has sent it last since this was mounted; undefined until then. */
function useFreshJob(jobId: string): Job | undefined {
  const now = toFresh(useQuery({ ...jobQuery(jobId), enabled: useOnline(), refetchOnMount: 'always' }));
  const [last, setLast] = useState(now);
  // A later answer of the worker's cache is older.
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
}

/**
 * What one applies for, with the job as it is now: its questions and ways may have changed since the copy, and a job
 * that is known from its application alone has none, nor its company.
 */
export function useFreshApplied(known: AppliedJob): AppliedJob {
  const job = useFreshJob(known.jobId) ?? known.job;
  const id = job?.company._id ?? '';
  const { data } = useQuery({ ...companyQuery(id), enabled: known.company === null && id !== '' });
  return { ...known, job, company: known.company ?? data ?? null };
}
