import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { jobMessages } from '../messages.ts';

/** The search for jobs similar to a closed one: by its category, else by its city. */
function toSimilar(job: Pick<Job, 'category' | 'location'> | null) {
  if (job?.category) return { category: job.category._id };
  return job?.location.city ? { city: job.location.city } : {};
}

interface SimilarJobsProps {
  /** Null when unknown. */
  job: Pick<Job, 'category' | 'location'> | null;
  className?: string;
}

/** Replaces the Apply button of a closed job. */
export function SimilarJobs({ job, className = 'btn btn-primary text-base' }: SimilarJobsProps) {
  return (
    <Link to={appPaths.jobs} search={toSimilar(job)} className={className}>
      {jobMessages.similar}
    </Link>
  );
}
