import { useMessages } from '#platform/messages.ts';
import { jobEditorMessages } from './messages.ts';
import { SendingNote } from './sending-note.tsx';
import type { Saving } from './use-saving.ts';

interface JobModalFooterProps {
  /** Of the form that is saved; null where there is none. */
  formId: string | null;
  /** False until the form stands. */
  isReady: boolean;
  saving: Saving;
  onClose: () => void;
}

/** The buttons of §2; why an edit was not saved stands above them and in sight, however far the form is scrolled. */
export function JobModalFooter({ formId, isReady, saving, onClose }: JobModalFooterProps) {
  const texts = useMessages(jobEditorMessages);
  const { trouble, isBusy } = saving;
  return (
    <div>
      {formId !== null && <SendingNote trouble={trouble} isBusy={isBusy} formId={formId} />}
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
            {isBusy ? texts.saving : texts.saveChanges}
          </button>
        )}
      </div>
    </div>
  );
}
