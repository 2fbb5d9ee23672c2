import { useEffect, useState } from 'react';
import type { Job } from '#contract/job.ts';
import { listLimits } from '#contract/limits.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { hasStarted } from '#platform/app-start.ts';
import { useNow } from '#platform/clock.ts';
import { JobCardSkeleton } from '#ui/job-card-skeleton.tsx';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { ListJobCard } from './list-job-card.tsx';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2';

interface JobGridProps extends CardSlots {
  jobs: readonly Job[];
}

/** As many cards as a screen holds. */
const FIRST_CARDS = 4;

/** While the app starts, the cards in sight are painted before the others are made. */
function useCardCount(): number {
  const [count, setCount] = useState(hasStarted() ? Infinity : FIRST_CARDS);
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
