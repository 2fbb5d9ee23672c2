import { createObservable } from '#platform/observable.ts';
import type { AppliedJob } from './letter-rules.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { deskMessages } from './messages.ts';

const written = createObservable<AppliedJob | null>(null);

/** Opens the editor of a job's letter. */
export const startWriting = (applied: AppliedJob): void => written.set(applied);

/** Updates what is known of the job being written for. */
export function renewWritten(applied: AppliedJob): void {
  if (written.get()?.jobId === applied.jobId) startWriting(applied);
}

const stopWriting = (): void => written.set(null);

function EditorPlaceholder({ onRetry }: { onRetry: (() => void) | undefined }) {
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

export const lazyEditor = createLazyPart(
  async () => (await import('./letter-editor.tsx')).LetterEditor,
  EditorPlaceholder,
);

/** The letter editor of a page, loaded with the first letter. */
export function LetterDesk() {
  const applied = useSyncExternalStore(written.subscribe, written.get, () => null);
  useEffect(() => stopWriting, []);
  return applied && <lazyEditor.Part key={applied.jobId} applied={applied} onClose={stopWriting} />;
}
