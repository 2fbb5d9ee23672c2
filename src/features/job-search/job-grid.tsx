import type { Job } from '#contract/job.ts';
import { listLimits } from '#contract/limits.ts';
import { useNow } from '#platform/clock.ts';
import { JobCardSkeleton } from '#ui/job-card-skeleton.tsx';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { ListJobCard } from './list-job-card.tsx';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2';

interface JobGridProps extends CardSlots {
  jobs: readonly Job[];
}

/** The cards, in one column or two. */
export function JobGrid({ jobs, ...slots }: JobGridProps) {
  const now = useNow();
  return (
    <ul className={grid}>
      {jobs.map((job) => (
        <li key={job._id}>
          <ListJobCard job={job} now={now} {...slots} />
        </li>
      ))}
    </ul>
  );
}

/** A page of cards before its jobs are known. */
export function JobGridSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: listLimits.pageSize }, (_, index) => (
        <JobCardSkeleton key={index} />
      ))}
    </div>
  );
}
