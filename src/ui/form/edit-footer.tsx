import type { ReactNode } from 'react';

interface EditFooterProps {
  texts: { close: string; save: string; saving: string };
  /** Of the form that is saved; null where there is only something to read. */
  formId: string | null;
  /** False until the form stands. */
  isReady: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** How far the saving is, or why it failed: it stays in sight, however far the form is scrolled. */
  children: ReactNode;
}

/** The buttons under a window that shows a row to be read or edited (§2). */
export function EditFooter({ texts, formId, isReady, isBusy, onClose, children }: EditFooterProps) {
  return (
    <div>
      {formId !== null && children}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn bg-base-200 text-base max-sm:flex-1" onClick={onClose}>
          {texts.close}
        </button>
        {formId !== null && (
          <button
            type="submit"
            form={formId}
            disabled={!isReady}
            aria-disabled={isBusy}
            className="btn btn-primary text-base aria-disabled:opacity-60 max-sm:flex-1"
          >
            {isBusy ? texts.saving : texts.save}
          </button>
        )}
      </div>
    </div>
  );
}
