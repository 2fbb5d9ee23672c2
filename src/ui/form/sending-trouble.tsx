import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface SendingTroubleProps {
  trouble: { title: string; text?: string | undefined } | undefined;
  children?: ReactNode;
}

/** Announces why something was not sent, and offers a way on. */
export function SendingTrouble({ trouble, children }: SendingTroubleProps) {
  return (
    <div role="alert" className="not-empty:mb-4">
      {trouble && (
        <div className="flex gap-3 rounded-lg border border-error/40 p-3">
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

/** Sends the same again. */
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
