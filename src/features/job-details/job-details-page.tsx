import { locale } from '#platform/i18n/locale.ts';
import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { detailsMessages as messages } from './messages.ts';
import { Suspense, type ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import { toClosing } from '#contract/jobs/job-dates.ts';
import type { Job, HiddenState } from '#contract/jobs/job.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { formatAge } from '#contract/format.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { useOnline } from '#platform/http/online.ts';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import { isHydrating } from '#platform/startup/hydration.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { isRemoved } from '#device/saved-jobs/stored-job.ts';
import type { Latest } from '#device/saved-jobs/saved-job.ts';
import { bannerMessages } from '#ui/page-messages.ts';
import { QuietLine } from '#ui/state/state-panel.tsx';
import type { ShownClosing } from './apply-link.tsx';
import { JobArticle, type ArticleSlots } from './job-article.tsx';
import {
  lazyCompanyFailure,
  lazyHiddenLine,
  lazyJobFailure,
  lazyMoreJobs,
  lazyNoJobSelected,
} from './lazy-parts.tsx';
import { useCompany, useJob } from './use-job-details.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';

/** The specified banner (§2), as one line: the page's `h1` is the job's title. */
function Crumb({ category }: { category: Job['category'] }) {
  const { subtitle } = bannerMessages;
  return (
    <>
      <div className="sr-only">
        <p>{messages.title}</p>
        <p>{subtitle}</p>
      </div>
      <nav
        aria-label={messages.title}
        className="-mt-3 mb-1 hidden items-center gap-3 text-sm text-muted filters:flex"
      >
        <Link to={appPaths.jobs} className="link py-3">
          {messages.subTopic}
        </Link>
        {category?.name && (
          <>
            <span aria-hidden="true">/</span>
            <Link to={appPaths.jobs} search={{ category: category._id }} className="link py-3">
              {toCategoryName(category.name)}
            </Link>
          </>
        )}
      </nav>
    </>
  );
}

/** The page while it has no job, with the specified title as its `h1`. */
function WithoutJob({ children }: { children: ReactNode }) {
  const { title } = messages;
  return (
    <>
      <h1 className="mb-4 text-lg font-bold">{title}</h1>
      {children}
    </>
  );
}

/** The placeholder of the page. */
function DetailsSkeleton() {
  return (
    <>
      <p role="status" className="mb-4 text-muted">
        {messages.loading}
      </p>
      <div aria-hidden="true" className="grid gap-3">
        <div className="skeleton size-12" />
        <div className="skeleton h-8 w-3/4" />
        <div className="skeleton h-7 w-2/3" />
        <div className="skeleton h-96 w-full" />
      </div>
    </>
  );
}

interface CopyLineProps {
  readAt: number | null;
  isCopy: boolean;
  isOfDevice: boolean;
  isOld: boolean;
  now: number;
}

function CopyLine({ readAt, isCopy, isOfDevice, isOld, now }: CopyLineProps) {
  const isOnline = useOnline();
  // Offline, `OfflineLine` shows the age already.
  const isSaid = !isOnline && !isOfDevice;
  const isAged = isOld && !isHydrating();
  if (readAt === null || isSaid || !(isAged || isCopy)) return null;
  // `now` is up to a minute behind.
  const shownAt = Math.max(now, readAt + (isAged ? MINUTE_MS : 0));
  return <QuietLine icon="download">{messages.savedCopy(formatAge(readAt, shownAt, locale))}</QuietLine>;
}

interface Slots extends ArticleSlots {
  savedNote: (live: { id: string; latest: Latest | null; company: Company | undefined }) => ReactNode;
}

/** Why the job is closed for applications; null while it is open. */
function useClosing(job: Job, latest: Latest | null): ShownClosing | null {
  const now = useNow();
  const saved = useSavedJob(job._id);
  const isGone = latest === null ? saved !== undefined && isRemoved(saved) : latest.kind === 'removed';
  return isGone ? 'removed' : toClosing(job, now);
}

interface LoadedProps extends Slots {
  job: Job;
  latest: Latest | null;
  hidden: HiddenState | undefined;
  isPart: boolean;
  isPane: boolean;
}

function LoadedJob({ job, latest, hidden, isPart, isPane, savedNote, ...slots }: LoadedProps) {
  // Beside a list, the list names the page.
  usePageTitle(isPane ? '' : toJobTitle(job));
  const { company, error, retry } = useCompany(job.company._id, job._id);
  const logo = useObjectUrl(useSavedJob(job._id)?.logo?.image);
  const closing = useClosing(job, latest);
  return (
    <>
      {hidden && <lazyHiddenLine.Part hidden={hidden} ownerId={job.createdBy} />}
      {savedNote({ id: job._id, latest, company })}
      {error !== null && company === undefined && !isPart && (
        <lazyCompanyFailure.Part error={error} retry={retry} />
      )}
      <Suspense>
        <JobArticle job={job} company={company} isPublic={!hidden} closing={closing} logo={logo} {...slots} />
      </Suspense>
    </>
  );
}

function ChosenJob({ id, isPane, ...slots }: { id: string; isPane: boolean } & Slots) {
  const now = useNow();
  const { job, isPart, latest, hidden, error, retry, ...copy } = useJob(id);
  if (job === undefined) {
    return (
      <WithoutJob>
        {error === null ? <DetailsSkeleton /> : <lazyJobFailure.Part error={error} retry={retry} />}
      </WithoutJob>
    );
  }
  return (
    <>
      {!isPane && <Crumb category={job.category} />}
      <CopyLine {...copy} now={now} />
      {isPart && <QuietLine icon="download">{messages.part}</QuietLine>}
      <LoadedJob {...{ job, latest, hidden, isPart, isPane }} {...slots} />
      {!isPane && <lazyMoreJobs.Part job={job} isPublic={!hidden} now={now} />}
    </>
  );
}

interface JobDetailsPageProps extends Slots {
  /** Null without a chosen job; undefined on the server, where the stored choice is unknown. */
  id: string | null | undefined;
  /** A pane beside its list, which has the links to other jobs. */
  isPane?: boolean;
}

/** Job details (§2). */
export function JobDetailsPage({ id, isPane = false, ...slots }: JobDetailsPageProps) {
  return (
    <div className="page py-4">
      {typeof id === 'string' ? (
        <ChosenJob key={id} id={id} isPane={isPane} {...slots} />
      ) : (
        <WithoutJob>{id === null ? <lazyNoJobSelected.Part /> : <DetailsSkeleton />}</WithoutJob>
      )}
    </div>
  );
}
