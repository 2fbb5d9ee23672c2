import { replaceEarlier } from '#api/applications/application-outbox.ts';
import type { Receipt } from '#contract/applications/application.ts';
import type { StoredApplication } from '#device/applications/application-record.ts';
import type { AppliedJob } from '#device/letters/letter.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { toMoment } from '#ui/applying/application-state.tsx';
import { applicationFormMessages } from './messages.ts';
import { applicationStateMessages } from '#ui/panel-messages.ts';
import { CopyRow, QuietButton } from '../letter-actions.tsx';
import { UnsentJobLink } from './unsent-part.tsx';
import { useReceiptChange } from './use-receipt-change.ts';

interface EarlierProps {
  applied: AppliedJob;
  /** The job takes applications here: else the earlier one would be withdrawn for nothing. */
  isOpen: boolean;
  unsent: StoredApplication;
  receipt: Receipt | undefined;
  onRemove: () => void;
  onNote: (note: string) => void;
}

/** An application that did not count, as an earlier one has arrived: which of them the employer is to have. */
export function EarlierPart({
  applied,
  isOpen,
  unsent,
  receipt = unsent.receipt,
  onRemove,
  onNote,
}: EarlierProps) {
  const texts = applicationFormMessages;
  const { isBusy, change } = useReceiptChange(onNote);
  const now = useNow();
  const states = applicationStateMessages;
  const canReplace = receipt?.canWithdraw === true || receipt?.state === 'withdrawn';
  const replace = async () => {
    if (!(await confirm({ ...texts.replaceQuestion, isDanger: true }))) return;
    await change((by) => replaceEarlier(unsent, by), texts.notReplaced);
  };
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="text-lg font-bold text-warning">{states.earlierCounts}</p>
        {receipt && receipt.state !== 'new' && (
          <p className="tabular font-semibold">
            {states.at(states.told[receipt.state], toMoment(receipt.stateAt, now))}
          </p>
        )}
        <p>{texts.problems[canReplace ? 'earlierCounts' : 'decided']}</p>
        <p>{texts.nothingLost}</p>
      </div>
      {receipt && (
        <p>
          {texts.receipt} <strong className="tabular whitespace-nowrap">{receipt.receipt}</strong>
        </p>
      )}
      {isOpen && canReplace && (
        <button
          type="button"
          className="btn btn-primary text-base"
          aria-disabled={isBusy}
          onClick={() => void replace()}
        >
          {texts.replace}
        </button>
      )}
      {applied.job === null && <UnsentJobLink applied={applied} />}
      {unsent.note !== '' && <CopyRow text={unsent.note} label={texts.copyText} />}
      <QuietButton onClick={onRemove}>{texts.keepEarlier}</QuietButton>
    </>
  );
}
