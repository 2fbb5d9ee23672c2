import { cancelDownload, type DownloadView } from './downloads/downloads.ts';
import { useOnline } from '#platform/http/online.ts';
import { isInApp } from '#platform/browser/in-app.ts';
import { needsShareSheet } from '#platform/storage/save-file.ts';
import { resumeMessages as messages } from './messages.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { Icon } from '#ui/icon/icon.tsx';

function useWords(view: DownloadView | undefined): string {
  const isOnline = useOnline();
  if (view === undefined) return '';
  const { phase, isStored } = view;
  if (phase === 'done') {
    if (!isStored) return isInApp() ? '' : messages.fileNotStored;
    if (needsShareSheet()) return messages.readyToSave;
    // Browsers inside other apps may drop the saved file: only the stored copy is certain.
    return isInApp() ? messages.stored : messages.phases.done;
  }
  const shown = phase === 'running' && !isOnline ? 'waiting' : phase;
  const words = messages.phases[shown];
  if (!isStored) return `${words} ${messages.notStored}`;
  return shown === 'waiting' ? `${words} ${messages.progressSaved}` : words;
}

interface DownloadWordsProps {
  view: DownloadView | undefined;
  /** Shown before the download. */
  facts?: string;
}

/** The phase of a download; a live region, so its words change only with the phase. */
export function DownloadWords({ view, facts }: DownloadWordsProps) {
  const words = useWords(view);
  const phase = view?.phase ?? '';
  const tone = phase === 'done' ? 'text-success' : 'text-muted';
  return (
    <p
      role="status"
      className={`flex gap-1.5 text-sm ${phase === 'refused' || phase === 'failed' ? 'text-error' : tone}`}
    >
      {phase === 'done' && <Icon name="check" className="mt-0.5 size-4" />}
      <span>{view ? words : facts}</span>
    </p>
  );
}

/** Whole percents; null while the size is unknown. */
function toPercent({ received, total }: DownloadView): number | null {
  return total === null || total === 0 ? null : Math.min(100, Math.floor((received / total) * 100));
}

/** "120 kB of 300 kB · 40 %". */
function useAmount(view: DownloadView): string {
  const percent = toPercent(view);
  const received = formatSize(view.received);
  if (percent === null || view.total === null) return messages.ofUnknown(received);
  return messages.ofTotal(received, formatSize(view.total), percent);
}

function Bar({ view }: { view: DownloadView }) {
  const amount = useAmount(view);
  const percent = toPercent(view);
  return (
    <>
      <div
        role="progressbar"
        aria-label={messages.progressOf(view.templateName)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={amount}
        className="h-2 overflow-hidden rounded-full bg-base-300"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${percent ?? 5}%` }} />
      </div>
      <p className="tabular text-sm text-muted">{amount}</p>
    </>
  );
}

/** The progress of a download, and the button that cancels it. */
export function DownloadProgress({ view }: { view: DownloadView }) {
  const { path, templateName } = view;
  return (
    <div className="flex flex-col gap-2">
      <Bar view={view} />
      <button
        type="button"
        className="btn btn-ghost self-start px-2 text-sm"
        aria-label={messages.cancelNamed(templateName)}
        onClick={() => cancelDownload(path)}
      >
        {messages.cancel}
      </button>
    </div>
  );
}
