import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface SendingTroubleProps {
  trouble: { title: string; text?: string | undefined } | undefined;
  children?: ReactNode;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

const isField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Focuses the message when it appears, unless it is already visible beside a field that was sent with Enter. */
function useArrival(isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isNew = isShown && !wasShown.current;
    wasShown.current = isShown;
    if (!isNew || panel.current === null) return;
    if (!isField(document.activeElement) || !isInView(panel.current)) panel.current.focus();
  }, [isShown]);
  return panel;
}

/** Explains why sending failed, with a next step; rendered at the send button, and takes the focus. */
export function SendingTrouble({ trouble, children }: SendingTroubleProps) {
  const panel = useArrival(trouble !== undefined);
  return (
    <div role="alert" className="not-empty:mb-4">
      {trouble && (
        <div ref={panel} tabIndex={-1} className="flex gap-3 rounded-lg border border-error/40 p-3">
          <Icon name="warning" className="mt-0.5 size-5 text-error" />
          <div className="grid min-w-0 justify-items-start gap-3">
            {trouble.title !== '' && <p className="font-bold text-error">{trouble.title}</p>}
            {trouble.text && <p>{trouble.text}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

interface SendAgainButtonProps {
  text: string;
  formId: string;
  isBusy?: boolean;
}

/** The pressed button disappears while sending. */
function focusSubmit({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const submit = [...(currentTarget.form?.elements ?? [])].findLast(
    (control) => control instanceof HTMLButtonElement && control.type === 'submit',
  );
  if (submit instanceof HTMLElement) submit.focus();
}

/** Sends the same values again. */
export function SendAgainButton({ text, formId, isBusy = false }: SendAgainButtonProps) {
  return (
    <button
      type="submit"
      form={formId}
      aria-disabled={isBusy}
      onClick={focusSubmit}
      className="btn border-control bg-base-200 text-base aria-disabled:opacity-60"
    >
      <Icon name="retry" />
      {text}
    </button>
  );
}
