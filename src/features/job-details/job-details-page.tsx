import { useMessages, useLocale } from '#platform/i18n/messages.ts';
import { detailsMessages } from './messages.ts';
import { Suspense, type ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job, HiddenState } from '#contract/jobs/job.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { useIsSlow, useNow } from '#platform/i18n/clock.ts';
import { formatAge } from '#contract/format.ts';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import type { Latest } from '#device/saved-jobs/saved-job.ts';
import { useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { bannerMessages } from '#presenters/messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import type { Applying } from './apply-link.tsx';
import { CompanyFailure, JobFailure, NoJobSelected } from './details-failure.tsx';
import { JobArticle } from './job-article.tsx';
import { lazyHiddenLine, lazyMoreJobs } from './lazy-parts.tsx';
import { useCompany, useJob } from './use-job-details.ts';

/** The placeholder of the page. */
function DetailsSkeleton() {
  const messages = useMessages(detailsMessages);
  return (
    <div>
      <p role="status" className="mb-4 text-muted">
        {messages.loading}
      </p>
      <div aria-hidden="true" className="flex flex-col gap-4">
        <div className="flex items-start gap-4">
          <div className="skeleton size-18" />
          <div className="flex-1">
            <div className="skeleton mb-2 h-8 w-3/4" />
            <div className="skeleton h-5 w-1/2" />
          </div>
        </div>
        <div className="skeleton h-7 w-2/3" />
        <div className="skeleton h-11 w-44" />
        <div className="skeleton h-96 w-full" />
      </div>
    </div>
  );
}

interface CopyLineProps {
  readAt: number | null;
  isCopy: boolean;
  isFetching: boolean;
  now: number;
}

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

interface Slots {
  bookmark: (job: Job) => ReactNode;
  applying: Applying;
  savedNote: (live: { id: string; latest: Latest | null; company: Company | undefined }) => ReactNode;
}

interface LoadedProps extends Slots {
  job: Job;
  latest: Latest | null;
  hidden: HiddenState | undefined;
}

function LoadedJob({ job, latest, hidden, bookmark, applying, savedNote }: LoadedProps) {
  usePageTitle(toJobTitle(job));
  const { company, error, retry } = useCompany(job.company._id, job._id);
  const logo = useObjectUrl(useSavedJobs().get(job._id)?.logo?.image);
  return (
    <>
      {hidden && <lazyHiddenLine.Part hidden={hidden} ownerId={job.createdBy} />}
      {savedNote({ id: job._id, latest, company })}
      {error !== null && company === undefined && <CompanyFailure error={error} retry={retry} />}
      <Suspense>
        <JobArticle
          job={job}
          company={company}
          bookmark={bookmark}
          applying={hidden ? null : applying}
          logo={logo}
        />
      </Suspense>
    </>
  );
}

function ChosenJob({ id, ...slots }: { id: string } & Slots) {
  const now = useNow();
  const { job, latest, hidden, readAt, isCopy, isFetching, error, retry } = useJob(id);
  if (job === undefined)
    return error === null ? <DetailsSkeleton /> : <JobFailure error={error} retry={retry} />;
  return (
    <>
      <CopyLine readAt={readAt} isCopy={isCopy} isFetching={isFetching} now={now} />
      <LoadedJob job={job} latest={latest} hidden={hidden} {...slots} />
      <lazyMoreJobs.Part job={job} isPublic={!hidden} now={now} />
    </>
  );
}

interface JobDetailsPageProps extends Slots {
  /** Null: none was chosen; undefined: unknown on the server. */
  id: string | null | undefined;
}

/** Job details (§2). */
export function JobDetailsPage({ id, ...slots }: JobDetailsPageProps) {
  const messages = useMessages(detailsMessages);
  const { subtitle } = useMessages(bannerMessages);
  return (
    <>
      <PageBanner topic={messages.title} subTopic={messages.subTopic} subtitle={subtitle} />
      <div className="page py-6">
        {id === undefined && <DetailsSkeleton />}
        {id === null && <NoJobSelected />}
        {typeof id === 'string' && <ChosenJob key={id} id={id} {...slots} />}
      </div>
    </>
  );
}
