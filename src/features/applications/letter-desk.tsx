import { createObservable } from '#platform/observable.ts';
import type { AppliedJob } from './letter-rules.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { deskMessages } from './messages.ts';

/** The job whose letter is being written; null while none is. */
const written = createObservable<AppliedJob | null>(null);

/** Opens the editor of a job's letter. */
export const startWriting = (applied: AppliedJob): void => written.set(applied);

/** More is known of a job by now: its company has come. */
export function renewWritten(applied: AppliedJob): void {
  if (written.get()?.jobId === applied.jobId) startWriting(applied);
}

const stopWriting = (): void => written.set(null);

/** Nothing shows while the editor is on its way; when it does not come, that is said. */
function EditorRoom({ onRetry }: { onRetry: (() => void) | undefined }) {
  const texts = useMessages(deskMessages);
  if (onRetry === undefined) return null;
  return (
    <StateLine tone="error">
      {texts.loadFailed}
      <button type="button" className="btn btn-sm" onClick={onRetry}>
        {texts.retry}
      </button>
    </StateLine>
  );
}

export const lateEditor = createLazyPart(
  async () => (await import('./letter-editor.tsx')).LetterEditor,
  EditorRoom,
);

/** Where a page lets letters be written: their editor is loaded with the first one. */
export function LetterDesk() {
  const applied = useSyncExternalStore(written.subscribe, written.get, () => null);
  // Another page does not open with what was being written on this one.
  useEffect(() => stopWriting, []);
  return applied && <lateEditor.Part key={applied.jobId} applied={applied} onClose={stopWriting} />;
}
