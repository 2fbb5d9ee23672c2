import { useEffect, useState } from 'react';
import type { Job } from '#contract/job.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { hasStarted } from '#platform/app-start.ts';
import { useNow } from '#platform/clock.ts';
import { isPainted } from '#platform/painted.ts';
import { JobCardSkeleton } from '#ui/job-card-skeleton.tsx';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { grid } from './job-grid-skeleton.tsx';
import { ListJobCard } from './list-job-card.tsx';

interface JobGridProps extends CardSlots {
  jobs: readonly Job[];
}

/** As many cards as a screen holds. */
const FIRST_CARDS = 4;

/** While the app starts, the cards in sight are painted before the others are made, unless all are painted. */
function useCardCount(): number {
  const [count, setCount] = useState(hasStarted() || isPainted() ? Infinity : FIRST_CARDS);
  useEffect(() => afterPaint(() => setCount(Infinity)), []);
  return count;
}

/** The cards, in one column or two. */
export function JobGrid({ jobs, ...slots }: JobGridProps) {
  const now = useNow();
  const count = useCardCount();
  return (
    <ul className={grid}>
      {jobs.map((job, index) => (
        <li key={job._id}>
          {index < count ? <ListJobCard job={job} now={now} {...slots} /> : <JobCardSkeleton />}
        </li>
      ))}
    </ul>
  );
}
