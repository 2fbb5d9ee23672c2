import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface FullScreenDialogProps {
  title: string;
  closeText: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in reach under the scrolling part. */
  footer: ReactNode;
}

/** A native dialog over the whole screen: it traps the focus, closes with Escape, gives the focus back. */
export function FullScreenDialog({ title, closeText, onClose, children, footer }: FullScreenDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-base-100 text-base-content"
    >
      <div className="flex h-full flex-col">
        <header className="page flex items-center justify-between border-b border-base-300 py-2">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <button type="button" className="btn btn-ghost px-3" onClick={onClose}>
            <Icon name="close" className="size-6" />
            <span className="sr-only">{closeText}</span>
          </button>
        </header>
        <div className="page min-h-0 flex-1 overflow-y-auto overscroll-contain py-4">{children}</div>
        <footer className="page border-t border-base-300 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      </div>
    </dialog>
  );
}
