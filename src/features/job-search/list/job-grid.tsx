import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { type CardSlots, PostingCard } from '#ui/card/posting-card.tsx';
import { memo, Suspense } from 'react';
import type { JobCardView } from '#ui/card/job-card-view.ts';
import { shownMessages as texts } from '../messages.ts';
import { listPageSize } from '#api/jobs.ts';
import { JobCardSkeleton } from '#ui/card/job-card.tsx';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2';
const besideJob = `${grid} panes:grid-cols-1`;

/** Components that the route passes into a list. */
export interface ListSlots extends CardSlots {
  /** The id of the job in the pane; null without one, undefined without a pane. */
  chosen?: string | null | undefined;
}

interface JobGridProps extends ListSlots {
  jobs: readonly Job[];
}

function JobGrid({ jobs, chosen, ...slots }: JobGridProps) {
  const now = useNow();
  return (
    <ul className={chosen === undefined ? grid : besideJob} data-rows="">
      {jobs.map((job) => (
        <li key={job._id}>
          <ListJobCard job={job} now={now} isChosen={job._id === chosen} {...slots} />
        </li>
      ))}
    </ul>
  );
}

interface ListJobCardProps extends CardSlots {
  job: Job;
  now: number;
  isChosen: boolean;
}

const toFacts = (view: JobCardView) => [view.jobType, view.experienceLevel];

const ListJobCard = memo(function ListJobCard({ job, ...card }: ListJobCardProps) {
  return (
    <PostingCard
      job={job}
      {...card}
      facts={toFacts}
      category="from480"
      action={{ text: texts.apply, label: texts.applyTo(job.title) }}
    />
  );
});

/** The placeholders of a page beside the pane. */
export function JobGridSkeleton() {
  return (
    <div className={besideJob}>
      {Array.from({ length: listPageSize() }, (_, index) => (
        <JobCardSkeleton key={index} />
      ))}
    </div>
  );
}

interface ShownListProps extends JobGridProps {
  isChanging: boolean;
}

/** A loaded list in its own `Suspense` boundary, so that search and filters hydrate first. */
export function ShownList({ jobs, isChanging, ...slots }: ShownListProps) {
  return (
    <div aria-busy={isChanging} className={`transition-opacity delay-150 ${isChanging ? 'opacity-60' : ''}`}>
      <Suspense>
        <JobGrid jobs={jobs} {...slots} />
      </Suspense>
    </div>
  );
}
