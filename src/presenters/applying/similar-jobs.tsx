import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { jobMessages } from '#texts/presenters/messages';

/** The list of jobs like one that is closed: of its category, else of its city. */
function toSimilar(job: Pick<Job, 'category' | 'location'> | null) {
  if (job?.category) return { category: job.category._id };
  return job?.location.city ? { city: job.location.city } : {};
}

interface SimilarJobsProps {
  /** Null when unknown. */
  job: Pick<Job, 'category' | 'location'> | null;
  className?: string;
}

/** Where the way to apply was, once one can no longer apply. */
export function SimilarJobs({ job, className = 'btn btn-primary text-base' }: SimilarJobsProps) {
  return (
    <Link to={appPaths.jobs} search={toSimilar(job)} className={className}>
      {jobMessages.similar}
    </Link>
  );
}
