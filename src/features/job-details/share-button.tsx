import { useState } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { articleMessages } from '#texts/features/job-details/messages';
import { useNow } from '#platform/i18n/clock.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { useIsPageSettled } from '#platform/startup/page-settled.ts';

/** Opens the dialog to share and print a job. */
export function ShareButton({ job, company }: { job: Job; company: Company | undefined }) {
  const messages = articleMessages;
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <button
        type="button"
        className="btn btn-circle size-12 noscript:hidden"
        aria-label={messages.share}
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
      >
        <Icon name="share" />
      </button>
      <Sharing
        job={job}
        company={company}
        wasOpened={dialog !== 'unopened'}
        isOpen={dialog === 'open'}
        onClose={() => setDialog('closed')}
      />
    </>
  );
}

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

/** Preloaded: `beforeprint` is synchronous, and cannot wait for a chunk. */
const lazyPrintedJob = createLazyPart(
  async () => (await import('./sharing/printed-job.tsx')).PrintedJob,
  () => null,
);

const mayPrint = (): boolean => matchMedia('(any-pointer: fine)').matches && !isDataSaver();

interface SharingProps {
  job: Job;
  company: Company | undefined;
  wasOpened: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Loaded with the first tap, or when the page has settled. */
function Sharing({ job, company, wasOpened, isOpen, onClose }: SharingProps) {
  const now = useNow();
  const isSettled = useIsPageSettled();
  if (isOpen) return <lazyShareDialog.Part job={job} company={company} now={now} onClose={onClose} />;
  if (!wasOpened && !(isSettled && mayPrint())) return null;
  return <lazyPrintedJob.Part job={job} company={company} now={now} />;
}
