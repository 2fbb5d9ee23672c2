import type { DownloadView } from './downloads/tabs.ts';
import { toPercent } from './downloads/view.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useOnline } from '#platform/http/online.ts';
import { needsShareSheet } from '#platform/storage/save-file.ts';
import { resumeMessages } from './messages.ts';

function useWords(view: DownloadView | undefined): string {
  const messages = useMessages(resumeMessages);
  const isOnline = useOnline();
  if (view === undefined) return '';
  const { phase, isKept } = view;
  if (phase === 'done') {
    if (!isKept) return messages.fileNotKept;
    return needsShareSheet() ? messages.readyToSave : messages.phases.done;
  }
  // A short wait between two tries is part of downloading.
  const shown = phase === 'waiting' && isOnline ? 'running' : phase;
  const words = shown === 'paused' ? messages.pausedAt(toPercent(view)) : messages.phases[shown];
  return isKept ? words : `${words} ${messages.notKept}`;
}

const troubles = new Set<string>(['refused', 'damaged', 'unreachable']);

/** What a download is at, in words that change only when that does: they are read out. */
export function DownloadWords({ view }: { view: DownloadView | undefined }) {
  const words = useWords(view);
  const phase = view?.phase ?? '';
  const tone = phase === 'done' ? 'text-success' : '';
  return (
    <p role="status" className={`text-sm empty:hidden ${troubles.has(phase) ? 'text-error' : tone}`}>
      {words}
    </p>
  );
}
