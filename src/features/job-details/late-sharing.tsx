import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { useIsPageSettled } from '#platform/startup/page-settled.ts';
import { articleMessages } from './article-messages.ts';

/** Nothing shows while the dialog is on its way; when it does not come, that is said. */
function ShareRoom({ onRetry }: { onRetry: (() => void) | undefined }) {
  const texts = useMessages(articleMessages);
  if (onRetry === undefined) return null;
  return (
    <span role="alert" className="self-center text-sm">
      {texts.notShared}
    </span>
  );
}

const lazyShareDialog = createLazyPart(
  async () => (await import('./sharing/share-dialog.tsx')).ShareDialog,
  ShareRoom,
);

/** The job on paper, with its QR code: printing waits for nothing, so that is here before. */
const lazyPrintedJob = createLazyPart(
  async () => (await import('./sharing/printed-job.tsx')).PrintedJob,
  () => null,
);

/** With a mouse there may be a printer. */
const mayPrint = (): boolean => matchMedia('(any-pointer: fine)').matches && !isDataSaver();

interface LateSharingProps {
  job: Job;
  company: Company | undefined;
  /** True from the first press on "Share". */
  wasOpened: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** What sharing and printing a job needs, loaded with the first press, or when the page has settled. */
export function LateSharing({ job, company, wasOpened, isOpen, onClose }: LateSharingProps) {
  const now = useNow();
  const isSettled = useIsPageSettled();
  if (isOpen) return <lazyShareDialog.Part job={job} company={company} now={now} onClose={onClose} />;
  if (!wasOpened && !(isSettled && mayPrint())) return null;
  return <lazyPrintedJob.Part job={job} company={company} now={now} />;
}
