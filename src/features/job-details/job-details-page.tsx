import type { ReactNode } from 'react';
import type { Job } from '#contract/job.ts';
import { useIsSlow, useNow } from '#platform/clock.ts';
import { formatAge } from '#platform/format.ts';
import { useLocale, useMessages } from '#platform/messages.ts';
import { usePageTitle } from '#platform/page-title.ts';
import { bannerMessages } from '#presenters/banner-messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { ApplyLink } from './apply-link.tsx';
import { CompanyFailure, JobFailure, NoJobSelected } from './details-failure.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { JobHeader } from './job-header.tsx';
import { JobOverview } from './job-overview.tsx';
import { JobSections } from './job-sections.tsx';
import { lateCompanyPanel, lateRelatedJobs } from './late-details.tsx';
import { detailsMessages } from './messages.ts';
import { useCompany, useJob } from './use-job-details.ts';

interface CopyLineProps {
  readAt: number | null;
  isCopy: boolean;
  isFetching: boolean;
  now: number;
}

/** Says that what is shown is the device's copy, or that the network is slow. */
function CopyLine({ readAt, isCopy, isFetching, now }: CopyLineProps) {
  const messages = useMessages(detailsMessages);
  const locale = useLocale();
  const isSlow = useIsSlow(isFetching);
  if (readAt === null || (!isCopy && !isSlow)) return null;
  return (
    <StateLine tone="notice">
      {isSlow ? messages.slow : messages.savedCopy(formatAge(readAt, Math.max(now, readAt), locale))}
    </StateLine>
  );
}

interface LoadedProps {
  job: Job;
  now: number;
  bookmark: ReactNode;
}

function LoadedJob({ job, now, bookmark }: LoadedProps) {
  const messages = useMessages(detailsMessages);
  usePageTitle(job.title);
  const { company, error, retry } = useCompany(job.company._id, job._id);
  return (
    <>
      {error !== null && company === undefined && <CompanyFailure error={error} retry={retry} />}
      <div className="grid gap-8 filters:grid-cols-[minmax(0,1fr)_22rem]">
        <article className="min-w-0">
          <JobHeader job={job} company={company} bookmark={bookmark} now={now} />
          <div className="mt-6 filters:hidden">
            <JobOverview job={job} />
          </div>
          <JobSections job={job} />
          <div className="mt-8">
            <ApplyLink job={job} company={company} label={messages.applyTop} by="webmail" />
          </div>
        </article>
        <aside className="flex flex-col gap-4">
          <div className="hidden filters:block">
            <JobOverview job={job} />
          </div>
          {company && <lateCompanyPanel.Part job={job} company={company} />}
        </aside>
      </div>
    </>
  );
}

function ChosenJob({ id, bookmark }: { id: string; bookmark: (job: Job) => ReactNode }) {
  const now = useNow();
  const { job, readAt, isCopy, isFetching, error, retry } = useJob(id);
  if (job === undefined)
    return error === null ? <DetailsSkeleton /> : <JobFailure error={error} retry={retry} />;
  return (
    <>
      <CopyLine readAt={readAt} isCopy={isCopy} isFetching={isFetching} now={now} />
      <LoadedJob job={job} now={now} bookmark={bookmark(job)} />
      <lateRelatedJobs.Part currentId={id} now={now} />
    </>
  );
}

interface JobDetailsPageProps {
  /** null: none was chosen. undefined: not known while rendering without a browser. */
  id: string | null | undefined;
  bookmark: (job: Job) => ReactNode;
}

/** Job details (§2). */
export function JobDetailsPage({ id, bookmark }: JobDetailsPageProps) {
  const messages = useMessages(detailsMessages);
  const { subtitle } = useMessages(bannerMessages);
  return (
    <>
      <PageBanner topic={messages.title} subTopic={messages.subTopic} subtitle={subtitle} />
      <div className="page py-6">
        {id === undefined && <DetailsSkeleton />}
        {id === null && <NoJobSelected />}
        {typeof id === 'string' && <ChosenJob key={id} id={id} bookmark={bookmark} />}
      </div>
    </>
  );
}
