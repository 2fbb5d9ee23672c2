import type { ReactNode } from 'react';
import type { Job } from '#contract/job.ts';
import { fileUrl } from '#platform/config.ts';
import { JobLink } from '#platform/job-link.tsx';
import { useLocale, useMessages } from '#platform/messages.ts';
import { toJobCardView } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/job-messages.ts';
import { Chip } from '#ui/chip.tsx';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { JobCard } from '#ui/job-card.tsx';
import { CategoryLink } from './category-link.tsx';
import { landingMessages } from './messages.ts';

/** What the route adds to a card: a bookmark in its corner, a note that it opens without a network. */
export interface CardSlots {
  bookmark?: ((job: Job) => ReactNode) | undefined;
  offlineNote?: ((job: Job) => ReactNode) | undefined;
}

interface LandingJobCardProps extends CardSlots {
  job: Job;
  /** ms since the epoch. */
  now: number;
}

/** A job on the landing page (§2). */
export function LandingJobCard({ job, now, bookmark, offlineNote }: LandingJobCardProps) {
  const texts = useMessages(landingMessages);
  const jobTexts = useMessages(jobMessages);
  const locale = useLocale();
  const view = toJobCardView(job, now, { texts: jobTexts, locale });
  return (
    <JobCard
      title={
        <JobLink id={view.id} className="card-link">
          {view.title}
        </JobLink>
      }
      company={view.companyName}
      lang={view.lang}
      logo={<CompanyLogo name={view.companyName} src={view.logo && fileUrl(view.logo)} />}
      place={view.place}
      salary={view.salary}
      salaryPer={view.salaryPer}
      deadline={{ ...view.deadline, label: jobTexts.deadlineLabel }}
      description={view.description}
      chips={
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
      }
      corner={bookmark?.(job)}
      note={offlineNote?.(job)}
      action={
        <JobLink id={view.id} className="btn btn-primary text-base" aria-label={texts.applyNowTo(view.title)}>
          {texts.applyNow}
        </JobLink>
      }
    />
  );
}
