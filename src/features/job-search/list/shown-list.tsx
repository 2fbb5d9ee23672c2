import { Suspense } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { JobGrid } from './job-grid.tsx';

export interface ShownListProps extends CardSlots {
  jobs: readonly Job[];
  /** Another search's list is on its way. */
  isChanging: boolean;
}

/** A list that is there. In a boundary of its own: search and filters are hydrated first. */
export function ShownList({ jobs, isChanging, ...slots }: ShownListProps) {
  return (
    <div aria-busy={isChanging} className={`transition-opacity delay-150 ${isChanging ? 'opacity-60' : ''}`}>
      <Suspense>
        <JobGrid jobs={jobs} {...slots} />
      </Suspense>
    </div>
  );
}
