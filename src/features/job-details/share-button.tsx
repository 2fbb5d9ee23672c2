import { useState } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { articleMessages } from '#texts/features/job-details/messages';
import { useNow } from '#platform/i18n/clock.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';

function ShareFallback({ onRetry }: FallbackProps) {
  const texts = articleMessages;
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
export function ShareButton({ job, company }: { job: Job; company: Company | undefined }) {
  const messages = articleMessages;
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
        aria-label={messages.share}
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
