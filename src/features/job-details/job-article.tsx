import { type ReactNode, useState } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';
import { articleMessages as texts } from './messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { type Applying, ApplyLink, ClosedLine, lacksContact, type ShownClosing } from './apply-link.tsx';
import { JobHeader, JobTags, JobTerms } from './job-header.tsx';
import { lazyCompanyPanel, lazyOverview, lazySections } from './lazy-parts.tsx';

function ShareFallback({ onRetry }: FallbackProps) {
  if (onRetry === undefined) return null;
  return (
    <span role="alert" className="self-center text-sm">
      {texts.notShared}
    </span>
  );
}

const lazyShareDialog = createLazyPart(
  async () => (await import('./sharing/share-dialog.tsx')).ShareDialog,
  ShareFallback,
);

const mayPrint = (): boolean => matchMedia('(any-pointer: fine)').matches && !isDataSaver();

/** Preloaded: `beforeprint` is synchronous, and cannot wait for a chunk. */
const lazyPrintedJob = createLazyPart(
  async () => (await import('./sharing/printed-job.tsx')).PrintedJob,
  () => null,
  (load) => whenIdle(() => mayPrint() && load()),
);

/** Opens the dialog to share and print a job. */
function ShareButton({ job, company }: { job: Job; company: Company | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const shared = { job, company, now: useNow() };
  const open = () => {
    setIsOpen(true);
    // The dialog's button prints on every device.
    void lazyPrintedJob.preload();
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-circle size-12 noscript:hidden"
        aria-label={texts.share}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="share" />
      </button>
      {isOpen ? (
        <lazyShareDialog.Part {...shared} onClose={() => setIsOpen(false)} />
      ) : (
        <lazyPrintedJob.Part {...shared} />
      )}
    </>
  );
}

const REASON_ID = 'no-contact';

interface JobActionsProps {
  job: Job;
  company: Company | undefined;
  closing: ShownClosing | null;
  applying: Applying;
  bookmark: ReactNode;
}

/** Bookmark, Share and Apply: a bar in place of the dock, where the window has one. */
function JobActions({ job, company, closing, applying, bookmark }: JobActionsProps) {
  const { noContact } = texts;
  return (
    <div className="grid gap-2">
      <div
        data-job-bar=""
        className="print:hidden fixed inset-x-0 bottom-0 z-30 short:static short:border-0 border-t border-base-300 bg-base-100 pb-[env(safe-area-inset-bottom)] filters:static filters:border-0 filters:bg-transparent"
      >
        <div className="page capped flex min-h-16 flex-wrap items-center gap-2 py-2 short:px-0 filters:px-0">
          {bookmark}
          <ShareButton job={job} company={company} />
          {closing ? (
            <ClosedLine job={job} closing={closing} />
          ) : (
            <ApplyLink job={job} company={company} reasonId={REASON_ID} onApply={applying.apply} />
          )}
        </div>
      </div>
      {closing === null && lacksContact(job, company) && (
        <p id={REASON_ID} className="text-sm text-muted">
          {noContact}
        </p>
      )}
      {applying.state(job, company)}
    </div>
  );
}

export interface ArticleSlots {
  bookmark: (job: Job) => ReactNode;
  offlineNote: (job: Job) => ReactNode;
  applying: Applying;
}

interface JobArticleProps extends ArticleSlots {
  job: Job;
  company: Company | undefined;
  isPublic: boolean;
  /** Why the job is closed for applications; null while it is open. */
  closing: ShownClosing | null;
  logo: string | undefined;
}

/** In a layout of one column: the facts that the header lacks, below the description. */
function NarrowOverview({ job }: { job: Job }) {
  return (
    <div className="mt-8 @4xl:hidden">
      <lazyOverview.Part job={job} />
    </div>
  );
}

/**
 * A job and its company, laid out by the width of its container, a page or a pane. In a wide one the terms and Apply
 * are a sticky card beside the text. `@container` only from `filters` on: before Chromium 129 its layout containment
 * made it the containing block of the fixed bar at the bottom of the window.
 */
export function JobArticle({ job, company, isPublic, closing, logo, ...slots }: JobArticleProps) {
  const now = useNow();
  const { applying } = slots;
  const applied = { job, company, closing, applying };
  return (
    <div className="filters:@container">
      <article className="@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:grid-rows-[auto_auto_1fr] @4xl:gap-x-8">
        <JobHeader job={job} company={company} isPublic={isPublic} savedLogo={logo} />
        <div className="mt-1 grid gap-2 bg-base-100 filters:sticky filters:top-(--header-height) filters:z-10 filters:-mx-2 filters:px-2 filters:pt-1 short:static @4xl:top-[calc(var(--header-height)+1rem)] @4xl:col-start-2 @4xl:row-span-3 @4xl:row-start-1 @4xl:surface @4xl:m-0 @4xl:self-start @4xl:p-4">
          <JobTerms job={job} now={now} />
          {isPublic && <JobActions {...applied} bookmark={slots.bookmark(job)} />}
          <div className="hidden border-t border-base-300 pt-4 @4xl:block">
            <lazyOverview.Part job={job} />
          </div>
        </div>
        <div className="mt-3 grid gap-3">
          <JobTags job={job} />
          {slots.offlineNote(job)}
        </div>
        <div className="min-w-0">
          <lazySections.Part job={job} isPublic={isPublic} Overview={NarrowOverview} />
          {company && (
            <div className="mt-8">
              <lazyCompanyPanel.Part
                job={job}
                company={company}
                logo={logo}
                isPublic={isPublic}
                onApply={isPublic && closing === null ? applying.apply : undefined}
              />
            </div>
          )}
        </div>
      </article>
    </div>
  );
}
