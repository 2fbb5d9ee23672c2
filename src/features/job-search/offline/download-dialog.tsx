import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { ShownRange } from '../list/list-view.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { useOnline } from '#platform/http/online.ts';
import type { OfflineSearch } from '#device/offline-searches/offline-searches.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { DownloadChoice } from './download-choice.tsx';
import { DownloadEnding, DownloadProgress } from './download-progress.tsx';
import { downloadMessages } from '#texts/features/job-search/offline/messages';
import { DownloadedSearches } from './downloaded-searches.tsx';
import { clearDownload } from './search-download.ts';
import { useOfflineSearches, useDownload } from './use-offline-searches.ts';

export interface DownloadDialogProps {
  search: JobSearch;
  shown: readonly Job[];
  range: ShownRange | null;
  onClose: () => void;
}

/** Keeps the focus in the dialog when the pressed button is removed. */
function useFocusOfStates(step: string) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) content.current?.focus();
  });
  return content;
}

/** "Save these jobs for offline": downloads searches and lists those on the device. */
export function DownloadDialog({ onClose, ...list }: DownloadDialogProps) {
  const texts = downloadMessages;
  const download = useDownload();
  const searches = useOfflineSearches();
  const isSaving = useDataSaver();
  const isOnline = useOnline();
  const content = useFocusOfStates(download.kind);
  const isRunning = download.kind === 'running';
  const resumeLook = download.kind === 'idle' ? 'plain' : 'primary';
  const close = () => {
    clearDownload();
    onClose();
  };
  return (
    <ModalDialog title={texts.title} closeText={texts.close} onClose={close}>
      <div ref={content} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {download.kind === 'ended' && <DownloadEnding {...download} />}
        {isRunning && <DownloadProgress {...download} />}
        {download.kind === 'idle' && isSaving && <Refused />}
        {download.kind === 'idle' && !isSaving && searches && (
          <Offer {...list} searches={searches} isOnline={isOnline} />
        )}
        {!isRunning && searches && (
          <DownloadedSearches searches={searches} resumeLook={isSaving || !isOnline ? 'none' : resumeLook} />
        )}
      </div>
    </ModalDialog>
  );
}

function Refused() {
  const texts = downloadMessages;
  return (
    <StateLine tone="notice">
      <span>
        {texts.refused} {texts.refusedWhere}{' '}
        <Link to={appPaths.storage} className="link">
          {texts.storagePage}
        </Link>
      </span>
    </StateLine>
  );
}

type OfferProps = Omit<DownloadDialogProps, 'onClose'> & {
  searches: readonly OfflineSearch[];
  isOnline: boolean;
};

function Offer({ search, shown, range, searches, isOnline }: OfferProps) {
  const texts = downloadMessages;
  if (!isOnline) return <p className="text-muted">{texts.offline}</p>;
  if (range === null || range.total === 0) return <p className="text-muted">{texts.noJobs}</p>;
  const from = range.from - 1;
  return (
    <>
      <p>{texts.intro}</p>
      <DownloadChoice
        search={search}
        shown={shown}
        from={from}
        available={range.total - from}
        searches={searches}
      />
    </>
  );
}
