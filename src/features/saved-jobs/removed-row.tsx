import { useMessages } from '#platform/i18n/messages.ts';
import { savedMessages } from './messages.ts';

interface RemovedRowProps {
  title: string;
  onUndo: () => void;
}

/** Defined once, so that it takes the focus when the button comes and never again. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Stands where a job was that has just been removed. The button takes the focus of the one that went. */
export function RemovedRow({ title, onUndo }: RemovedRowProps) {
  const messages = useMessages(savedMessages);
  return (
    <div className="surface flex flex-wrap items-center gap-3 p-4">
      <p role="status" className="min-w-0 flex-1 text-muted">
        {messages.removed(title)}
      </p>
      <button
        ref={takeFocus}
        type="button"
        className="btn"
        aria-label={messages.undoNamed(title)}
        onClick={onUndo}
      >
        {messages.undo}
      </button>
    </div>
  );
}
