import { locale } from '#texts/platform/i18n/locale';
import { formatNumber } from '#contract/format.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { downloadMessages } from '#texts/features/job-search/offline/messages';
import { cancelDownload, type DownloadState } from './search-download.ts';
import { useJobsText, useSearchName } from './use-offline-searches.ts';

type Running = Extract<DownloadState, { kind: 'running' }>;
type Ended = Extract<DownloadState, { kind: 'ended' }>;

/** The progress of the download, with a button to stop it. */
export function DownloadProgress({ query, done, total }: Running) {
  const texts = downloadMessages;
  const words = useSearchName()(query);
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
      <button type="button" className="btn border-control" onClick={cancelDownload}>
        {texts.cancel}
      </button>
    </>
  );
}

/** The outcome of the download, and what is stored. */
export function DownloadEnding({ query, end, done, total, gone }: Ended) {
  const texts = downloadMessages;
  const words = useSearchName()(query);
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
