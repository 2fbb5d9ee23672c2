import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from './icon.tsx';

interface ModalDialogProps {
  title: string;
  closeText: string;
  /** The close button, Escape, and whatever else closes a dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Stays in reach under the scrolling part. */
  footer?: ReactNode;
}

/**
 * A native dialog in the middle of the page, at most 80% of the window high (§9): it traps the focus, closes
 * with Escape and gives the focus back to what had it before.
 */
export function ModalDialog({ title, closeText, onClose, children, footer }: ModalDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The element is gone by the time the browser would do it itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker that is cancelled says so on its way up.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      className="m-auto max-h-[80dvh] w-[min(100%-1.5rem,48rem)] max-w-none flex-col overflow-clip rounded-box border border-base-300 bg-base-100 p-0 text-base-content open:flex backdrop:bg-black/50"
    >
      <header className="flex items-center justify-between gap-3 border-b border-base-300 py-1.5 pr-1.5 pl-4">
        <h2 id={titleId} className="text-lg font-bold">
          {title}
        </h2>
        <button type="button" className="btn btn-ghost px-3" onClick={onClose}>
          <Icon name="close" className="size-6" />
          <span className="sr-only">{closeText}</span>
        </button>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4">{children}</div>
      {footer !== undefined && (
        <footer className="border-t border-base-300 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
    </dialog>
  );
}
