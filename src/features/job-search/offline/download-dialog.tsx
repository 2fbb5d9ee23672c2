import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import type { Job } from '#contract/jobs/job.ts';
import { type OfflineSearch, toOfflineQuery } from '#device/offline-searches/offline-searches.ts';
import { useOnline } from '#platform/http/online.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { downloadMessages as texts } from '../later-messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { StateLine } from '#ui/state/state-panel.tsx';
import type { ShownRange } from '../list/list-view.ts';
import { estimateBytes, toCounts, toReplaced } from './download-jobs.ts';
import {
  DownloadedSearches,
  useDownload,
  useJobsText,
  useOfflineSearches,
  useOfflineSearchName,
} from './downloaded-searches.tsx';
import {
  cancelSearchDownload,
  clearDownload,
  type DownloadState,
  startSearchDownload,
} from './search-download.ts';

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

type Running = Extract<DownloadState, { kind: 'running' }>;
type Ended = Extract<DownloadState, { kind: 'ended' }>;

/** The progress of the download, with a button to stop it. */
function DownloadProgress({ query, done, total }: Running) {
  const words = useOfflineSearchName()(query);
  const jobs = useJobsText();
  return (
    <>
      <p className="font-bold">{texts.running(words)}</p>
      <div
        role="progressbar"
        aria-label={texts.running(words)}
        {...(total !== null && { 'aria-valuenow': done, 'aria-valuemax': total })}
        className="h-2 overflow-hidden rounded-full bg-base-300"
      >
        <div className="h-full bg-primary" style={{ width: `${(100 * done) / (total ?? 1)}%` }} />
      </div>
      <p className="tabular">
        {total === null ? texts.listing : texts.progress(formatNumber(done, locale), jobs(total))}
      </p>
      <p className="text-sm text-muted">{texts.background}</p>
      <button type="button" className="btn border-control" onClick={cancelSearchDownload}>
        {texts.cancel}
      </button>
    </>
  );
}

/** The outcome of the download, and what is stored. */
function DownloadEnding({ query, end, done, total, gone }: Ended) {
  const words = useOfflineSearchName()(query);
  const jobs = useJobsText();
  const left = gone > 0 ? ` ${texts.gone(jobs(gone))}` : '';
  if (end === 'done' && done > 0)
    return <StateLine tone="notice">{texts.done(jobs(done), words) + left}</StateLine>;
  const stored = done === 0 ? texts.noneStored : texts.partStored(formatNumber(done, locale), jobs(total));
  const why = end === 'done' ? '' : `${texts[end]} `;
  return (
    <StateLine tone={end === 'cut' || end === 'noSpace' ? 'error' : 'notice'}>
      {why + stored + left}
    </StateLine>
  );
}

interface DownloadChoiceProps {
  search: JobSearch;
  shown: readonly Job[];
  from: number;
  available: number;
  searches: readonly OfflineSearch[];
}

/** Chooses how many jobs to download, with the size of each choice. */
function DownloadChoice({ search, shown, from, available, searches }: DownloadChoiceProps) {
  const toWords = useOfflineSearchName();
  const name = useId();
  const counts = toCounts(available);
  const [chosen, setChosen] = useState(counts[0] ?? 0);
  const replaced = toReplaced(searches, toOfflineQuery(search)).map(({ query }) => query);
  const jobs = useJobsText();
  const downloadText = replaced.length === 0 ? texts.download : texts.replaceAndDownload;
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-bold">{texts.choose}</legend>
        {counts.map((count) => (
          <label key={count} className="flex min-h-11 cursor-pointer items-center gap-3">
            {counts.length > 1 && (
              <input
                type="radio"
                name={name}
                checked={count === chosen}
                onChange={() => setChosen(count)}
                className="size-5 accent-primary"
              />
            )}
            <span className="grow">
              {count === available && from === 0 ? texts.all(jobs(count)) : texts.next(jobs(count))}
            </span>
            <span className="tabular text-muted">{texts.size(formatSize(estimateBytes(count, shown)))}</span>
          </label>
        ))}
      </fieldset>
      {replaced.length > 0 && (
        <StateLine tone="notice">{texts.replaced(replaced.map(toWords).join('; '))}</StateLine>
      )}
      <button
        type="button"
        className="btn btn-primary w-full text-base"
        onClick={() => void startSearchDownload({ search, part: { from, count: chosen }, replaced })}
      >
        {downloadText(jobs(chosen))}
      </button>
    </>
  );
}
