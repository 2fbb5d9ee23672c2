import { useEffect, useRef, useSyncExternalStore } from 'react';
import { letterMessages, type LetterTexts } from './messages.ts';
import { knownRecent, onRecentChange, undoRecent, type Recent } from './recent.ts';

function toText(recent: Recent, texts: LetterTexts): string {
  if (recent.kind === 'sent') return recent.job === 'unsaved' ? texts.markedUnsaved : texts.marked;
  return recent.kind === 'removed' ? texts.removed : texts.notRemoved;
}

interface UndoButtonProps {
  recent: Recent;
  onUndo: () => void;
}

function UndoButton({ recent, onUndo }: UndoButtonProps) {
  const { undo } = letterMessages;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button may have been removed, which leaves the focus on `body`.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  const press = () => {
    onUndo();
    void undoRecent(recent);
  };
  return (
    <button ref={button} type="button" className="btn" onClick={press}>
      {undo}
    </button>
  );
}

/** The last action on the application for a job, with "Undo". */
export function RecentNote({ jobId, onUndo }: { jobId: string; onUndo: () => void }) {
  const texts = letterMessages;
  const last = useSyncExternalStore(onRecentChange, knownRecent, () => null);
  const recent = last?.applied.jobId === jobId ? last : null;
  return (
    <div role="status">
      {recent && (
        <p className="flex flex-wrap items-center gap-3 rounded-lg bg-notice px-3 py-2">
          <span className="min-w-0 flex-1">{toText(recent, texts)}</span>
          {recent.kind !== 'notRemoved' && <UndoButton key={recent.kind} recent={recent} onUndo={onUndo} />}
        </p>
      )}
    </div>
  );
}
