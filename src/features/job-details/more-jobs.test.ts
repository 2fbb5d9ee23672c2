import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Job } from '#contract/jobs/job.ts';
import { pickRelated } from './more-jobs.tsx';

const jobs = Array.from({ length: 20 }, (_, index) =>
  v.parse(Job, { _id: `job-${index}`, title: `Job ${index}` }),
);

describe('pickRelated', () => {
  it('picks three other jobs, never the current one', () => {
    for (const job of jobs) {
      const picked = pickRelated(jobs, job._id, 7);
      expect(picked).toHaveLength(3);
      expect(picked).not.toContain(job);
      expect(new Set(picked).size).toBe(3);
    }
  });

  it('picks the same three again, in whatever order the list arrives', () => {
    expect(pickRelated(jobs.toReversed(), 'job-3', 7)).toEqual(pickRelated(jobs, 'job-3', 7));
  });

  it('picks others on another visit', () => {
    const visits = new Set(
      Array.from({ length: 20 }, (_, seed) =>
        pickRelated(jobs, 'job-3', seed)
          .map((j) => j._id)
          .join(),
      ),
    );
    expect(visits.size).toBeGreaterThan(5);
  });

  it('gives what there is when there are fewer than three', () => {
    expect(pickRelated(jobs.slice(0, 2), 'job-0', 1)).toHaveLength(1);
  });
});
