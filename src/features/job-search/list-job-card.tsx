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
import { jobSearchMessages } from './messages.ts';

/** What the route adds to a card: a bookmark in its corner, a note that it opens without a network. */
export interface CardSlots {
  bookmark?: ((job: Job) => ReactNode) | undefined;
  offlineNote?: ((job: Job) => ReactNode) | undefined;
}

interface ListJobCardProps extends CardSlots {
  job: Job;
  /** ms since the epoch. */
  now: number;
}

/** A job in the results (§2). */
export function ListJobCard({ job, now, bookmark, offlineNote }: ListJobCardProps) {
  const texts = useMessages(jobSearchMessages);
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
      chips={
        <>
          {view.jobType && <Chip tone="tint">{view.jobType}</Chip>}
          {view.experienceLevel && <Chip>{view.experienceLevel}</Chip>}
          {view.category && <Chip>{view.category.name}</Chip>}
        </>
      }
      corner={bookmark?.(job)}
      note={offlineNote?.(job)}
      action={
        <JobLink id={view.id} className="btn border-control" aria-label={texts.applyTo(view.title)}>
          {texts.apply}
        </JobLink>
      }
    />
  );
}
