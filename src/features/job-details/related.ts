import type { Job } from '#contract/jobs/job.ts';
import { listLimits } from '#contract/limits.ts';
import { hashText } from '#platform/startup/visit-seed.ts';

/** Three other jobs (§9), at random, the same three for one job and one seed. */
export function pickRelated(jobs: readonly Job[], currentId: string, seed: number): Job[] {
  return jobs
    .filter((job) => job._id !== currentId)
    .map((job) => ({ job, order: hashText(`${currentId} ${job._id}`, seed) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, listLimits.relatedJobs)
    .map(({ job }) => job);
}
