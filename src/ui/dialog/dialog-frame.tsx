import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';

/** A dialog of at most 80% of the window's height (§9); on phones a sheet at the bottom edge. */
export function ModalDialog(props: DialogProps) {
  return <DialogFrame look="window" {...props} />;
}

/** The same for a short form: narrow where it is a window. */
export function FormDialog(props: DialogProps) {
  return <DialogFrame look="form" {...props} />;
}

/** The same on an opaque overlay that covers the screen. */
export function OverlayDialog(props: DialogProps) {
  return <DialogFrame look="overlay" {...props} />;
}

/** A dialog over the whole screen. */
export function FullScreenDialog(props: DialogProps) {
  return <DialogFrame look="screen" {...props} />;
}

export interface DialogProps {
  title: string;
  closeText: string;
  onClose: () => void;
  children: ReactNode;
  /** Beside the close button. */
  aside?: ReactNode;
  footer?: ReactNode;
}

const sheet = {
  dialog:
    'mt-auto mb-0 max-h-[80dvh] w-full overflow-clip rounded-t-box border-base-300 bg-base-100 backdrop:bg-black/50 sm:m-auto sm:rounded-box sm:border',
  panel: 'contents',
  header: 'gap-3 py-1.5 pr-1.5 pl-4',
  body: 'px-4',
  footer: 'px-4',
};

const looks = {
  window: { ...sheet, dialog: `${sheet.dialog} max-w-none sm:w-[min(100%-1.5rem,48rem)]` },
  form: { ...sheet, dialog: `${sheet.dialog} max-w-none sm:max-w-md` },
  overlay: {
    ...sheet,
    dialog:
      'm-0 h-dvh max-h-none w-full max-w-none justify-end border-0 bg-black/50 backdrop:bg-transparent sm:items-center sm:justify-center',
    panel:
      'flex max-h-[80dvh] w-full flex-col overflow-clip rounded-t-box border-base-300 bg-base-100 sm:max-w-md sm:rounded-box sm:border',
  },
  screen: {
    dialog: 'm-0 h-dvh max-h-none w-full max-w-none bg-base-100',
    panel: 'contents',
    header: 'page py-2',
    body: 'page',
    footer: 'page',
  },
} as const;

function listAncestors(element: Element | null): Element[] {
  const parent = element?.closest('body *')?.parentElement;
  return parent && parent !== document.body ? [parent, ...listAncestors(parent)] : [];
}

function focusNear(around: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  const near = around
    .filter(({ isConnected }) => isConnected)
    .map((place) => place.querySelector<HTMLElement>('a[href], button:enabled, select'))
    .find((found) => found !== null);
  near?.focus({ preventScroll: true });
}

/** A native dialog that traps and restores the focus and closes with Escape. */
export function DialogFrame({
  look,
  title,
  closeText,
  onClose,
  children,
  aside,
  footer,
}: DialogProps & { look: keyof typeof looks }) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const around = listAncestors(before);
    element?.showModal();
    return () => {
      element?.close();
      // The browser cannot restore the focus of a removed dialog.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      queueMicrotask(() => focusNear(around));
    };
  }, []);
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker inside the dialog fires `cancel` too, which bubbles.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const classes = looks[look];
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      className={`${classes.dialog} flex-col p-0 text-base-content open:flex`}
    >
      <div className={classes.panel}>
        {/* Not <header> and <footer>: in a dialog, screen readers list them as landmarks beside the page's own. */}
        <div className={`${classes.header} flex items-center justify-between border-b border-base-300`}>
          <h2 id={titleId} className="flex-1 text-lg font-bold">
            {title}
          </h2>
          {aside}
          <button type="button" className="btn btn-ghost px-3" onClick={onClose}>
            <Icon name="close" className="size-6" />
            <span className="sr-only">{closeText}</span>
          </button>
        </div>
        <div className={`${classes.body} relative min-h-0 flex-1 overflow-y-auto overscroll-contain py-4`}>
          {children}
        </div>
        {footer !== undefined && (
          <div
            className={`${classes.footer} border-t border-base-300 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]`}
          >
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

interface DialogTextProps {
  /** The dialog's title. */
  title: string;
  children: ReactNode;
}

/** The text of a dialog without other focusable content: focusable, so that the arrow keys scroll it. */
export function DialogText({ title, children }: DialogTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={title} tabIndex={0} className="flex flex-col gap-3">
      {children}
    </div>
  );
}
