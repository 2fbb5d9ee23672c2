import { useMessages } from '#platform/messages.ts';
import { SendingNote } from './form-parts.tsx';
import { companyMessages } from './messages.ts';
import type { Sending } from './use-sending.ts';

interface CompanyModalFooterProps {
  /** Of the form that is saved; null where there is none. */
  formId: string | null;
  /** False until the form stands. */
  isReady: boolean;
  sending: Sending;
  onClose: () => void;
}

/** The buttons of §2; while an edit is sent, or has failed, that stands above them and in sight. */
export function CompanyModalFooter({ formId, isReady, sending, onClose }: CompanyModalFooterProps) {
  const texts = useMessages(companyMessages);
  const isBusy = sending.step === 'busy';
  return (
    <div>
      {formId !== null && <SendingNote sending={sending} formId={formId} />}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn bg-base-200 text-base max-sm:flex-1" onClick={onClose}>
          {texts.close}
        </button>
        {formId !== null && (
          <button
            type="submit"
            form={formId}
            disabled={!isReady}
            className="btn btn-primary text-base max-sm:flex-1"
            aria-busy={isBusy}
          >
            {isBusy ? texts.saving : texts.save}
          </button>
        )}
      </div>
    </div>
  );
}
