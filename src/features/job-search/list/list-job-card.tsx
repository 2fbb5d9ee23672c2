import { memo } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import type { JobCardView } from '#presenters/job-card.ts';
import { PostingCard, type CardSlots } from '#presenters/posting-card.tsx';
import { Chip } from '#ui/chip.tsx';
import { shownMessages } from './shown-messages.ts';

interface ListJobCardProps extends CardSlots {
  job: Job;
  /** ms since the epoch. */
  now: number;
}

const toChips = (view: JobCardView) => (
  <>
    {view.jobType && <Chip tone="tint">{view.jobType}</Chip>}
    {view.experienceLevel && <Chip>{view.experienceLevel}</Chip>}
    {view.category && <Chip>{view.category.name}</Chip>}
  </>
);

/** A job in the results (§2); made once, however often the list around it is. */
export const ListJobCard = memo(function ListJobCard({ job, ...card }: ListJobCardProps) {
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
