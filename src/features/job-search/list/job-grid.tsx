import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { grid } from './job-grid-skeleton.tsx';
import { ListJobCard } from './list-job-card.tsx';

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
