import type { ReactNode } from 'react';
import type { Job } from '#contract/job.ts';
import { useIsSlow, useNow } from '#platform/clock.ts';
import { formatAge } from '#platform/format.ts';
import { useLocale, useMessages } from '#platform/messages.ts';
import { usePageTitle } from '#platform/page-title.ts';
import { bannerMessages } from '#presenters/banner-messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { CompanyFailure, JobFailure, NoJobSelected } from './details-failure.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { lateArticle, lateCompanyPanel, lateRelatedJobs } from './late-details.tsx';
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
  bookmark: (job: Job) => ReactNode;
}

function LoadedJob({ job, bookmark }: LoadedProps) {
  usePageTitle(job.title);
  const { company, error, retry } = useCompany(job.company._id, job._id);
  return (
    <>
      {error !== null && company === undefined && <CompanyFailure error={error} retry={retry} />}
      <lateArticle.Part job={job} company={company} bookmark={bookmark} Panel={lateCompanyPanel.Part} />
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
      <LoadedJob job={job} bookmark={bookmark} />
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
