import type { Job } from '#contract/job.ts';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { JobGrid } from './job-grid.tsx';

export interface ShownListProps extends CardSlots {
  jobs: readonly Job[];
  /** Another search's list is on its way. */
  isChanging: boolean;
}

/** A list that is there: as the app shows it, and as the page does before the app has started. */
export function ShownList({ jobs, isChanging, ...slots }: ShownListProps) {
  return (
    <div aria-busy={isChanging} className={`transition-opacity delay-150 ${isChanging ? 'opacity-60' : ''}`}>
      <JobGrid jobs={jobs} {...slots} />
    </div>
  );
}
