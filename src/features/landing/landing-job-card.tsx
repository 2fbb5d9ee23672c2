import type { Job } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import type { JobCardView } from '#presenters/job-card.ts';
import { PostingCard, type CardSlots } from '#presenters/posting-card.tsx';
import { Chip } from '#ui/chip.tsx';
import { CategoryLink } from './category-link.tsx';
import { landingMessages } from './messages.ts';

interface LandingJobCardProps extends CardSlots {
  job: Job;
  /** ms since the epoch. */
  now: number;
}

const toChips = (view: JobCardView) => (
  <>
    {view.jobType && <Chip tone="tint">{view.jobType}</Chip>}
    {view.category && (
      <CategoryLink
        name={view.category.name}
        className="relative z-1 after:absolute after:-inset-y-2 after:inset-x-0 hover:underline"
      >
        <Chip>{view.category.name}</Chip>
      </CategoryLink>
    )}
  </>
);

/** A job on the landing page (§2). */
export function LandingJobCard({ job, ...card }: LandingJobCardProps) {
  const texts = useMessages(landingMessages);
  return (
    <PostingCard
      job={job}
      {...card}
      description={(view) => view.description}
      chips={toChips}
      action={{
        text: texts.applyNow,
        label: texts.applyNowTo(job.title),
        className: 'btn btn-primary text-base',
      }}
    />
  );
}
