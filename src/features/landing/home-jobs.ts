import type { Job } from '#contract/job.ts';
import { listLimits } from '#contract/limits.ts';
import { hashText } from '#platform/visit-seed.ts';

/** The two grids of the landing page: one shuffled list, six cards each. */
export interface HomeJobs {
  featured: Job[];
  skilled: Job[];
}

/** Jobs drawn before come first and stay in their places; the others follow in the seed's order. */
function toDrawnOrder(jobs: readonly Job[], drawn: readonly string[], seed: number): Job[] {
  const place = new Map(drawn.map((id, index) => [id, index - drawn.length]));
  return jobs
    .map((job) => ({ job, order: place.get(job._id) ?? hashText(job._id, seed) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ job }) => job);
}

/**
 * A draw of the home jobs. What was drawn stays while it is open, whatever a later answer adds.
 * @param seed one number a visit
 */
export function createHomeDraw(seed: number): (jobs: readonly Job[]) => HomeJobs {
  let drawn: readonly string[] = [];
  return (jobs) => {
    const size = listLimits.homeJobs;
    const order = toDrawnOrder(jobs, drawn, seed);
    const featured = order.slice(0, size);
    const next = order
      .slice(size)
      .filter((job) => job.requiredSkills.length > 0)
      .slice(0, size);
    const skilled = next.length < size ? featured : next;
    drawn = [...new Set([...featured, ...skilled].map((job) => job._id))];
    return { featured, skilled };
  };
}
