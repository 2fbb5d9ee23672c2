import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#contract/jobs/job.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { jobKeys } from './jobs.ts';
import type { JobListResult, JobResult } from './read-answers.ts';

/** A job from earlier answers, without a request. */
export function findKnownJob(queryClient: QueryClient, id: string): Job | undefined {
  const read = queryClient.getQueryData<JobResult>(jobKeys.detail(id));
  if (read) return read.job;
  return queryClient
    .getQueriesData<JobListResult>({ queryKey: [PUBLIC, 'jobs'] })
    .flatMap(([, list]) => list?.jobs ?? [])
    .find((job) => job._id === id);
}
