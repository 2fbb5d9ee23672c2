import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { type CardSlots, PostingCard } from '#presenters/posting-card.tsx';
import { memo, Suspense } from 'react';
import { useMessages } from '#platform/i18n/messages.ts';
import type { JobCardView } from '#presenters/job-card.ts';
import { Chip } from '#ui/chip.tsx';
import { shownMessages } from '../messages.ts';
import { listPageSize } from '#api/jobs.ts';
import { JobCardSkeleton } from '#ui/job-card-skeleton.tsx';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2';

interface JobGridProps extends CardSlots {
  jobs: readonly Job[];
}

function JobGrid({ jobs, ...slots }: JobGridProps) {
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

interface ListJobCardProps extends CardSlots {
  job: Job;
  now: number;
}

const toChips = (view: JobCardView) => (
  <>
    {view.jobType && <Chip tone="tint">{view.jobType}</Chip>}
    {view.experienceLevel && <Chip>{view.experienceLevel}</Chip>}
    {view.category && <Chip>{view.category.name}</Chip>}
  </>
);

const ListJobCard = memo(function ListJobCard({ job, ...card }: ListJobCardProps) {
  const texts = useMessages(shownMessages);
  return (
    <PostingCard
      job={job}
      {...card}
      chips={toChips}
      action={{ text: texts.apply, label: texts.applyTo(job.title), className: 'btn border-control' }}
    />
  );
});

/** The placeholders of a page. */
export function JobGridSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: listPageSize() }, (_, index) => (
        <JobCardSkeleton key={index} />
      ))}
    </div>
  );
}

interface ShownListProps extends CardSlots {
  jobs: readonly Job[];
  isChanging: boolean;
}

/** A loaded list, in its own boundary: search and filters hydrate first. */
export function ShownList({ jobs, isChanging, ...slots }: ShownListProps) {
  return (
    <div aria-busy={isChanging} className={`transition-opacity delay-150 ${isChanging ? 'opacity-60' : ''}`}>
      <Suspense>
        <JobGrid jobs={jobs} {...slots} />
      </Suspense>
    </div>
  );
}
