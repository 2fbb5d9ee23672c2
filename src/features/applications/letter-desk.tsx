import { useEffect, useSyncExternalStore } from 'react';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { deskMessages } from './desk-messages.ts';
import { stopWriting, written } from './writing.ts';

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
