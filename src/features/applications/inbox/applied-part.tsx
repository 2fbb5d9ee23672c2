import { replaceEarlier } from '#api/applications/application-outbox.ts';
import type { Receipt } from '#contract/applications/application.ts';
import { type StoredApplication, EARLIER_COUNTS } from '#device/application.ts';
import type { AppliedJob } from '#device/letter.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { toMoment } from '#ui/applying/application-state.tsx';
import { applicationStateMessages as states } from '#ui/panel-messages.ts';
import { CopyRow, QuietButton } from '../letter-actions.tsx';
import { applicationFormMessages as texts } from './messages.ts';
import { ToldPart, useReceiptChange } from './told-part.tsx';
import { RefusedPart, UnsentJobLink, WaitingPart } from './unsent-part.tsx';
import { confirmDeletion, type Inbox } from './use-inbox.ts';

interface AppliedPartProps {
  applied: AppliedJob;
  /** The job takes applications here. */
  isOpen: boolean;
  inbox: Inbox;
  /** A mail program was opened in place of sending it here. */
  onHand: () => void;
  onNote: (note: string) => void;
  onClose: () => void;
}

/** What became of an application in the product. */
export function AppliedPart({ applied, isOpen, inbox, onHand, onNote, onClose }: AppliedPartProps) {
  const { unsent, receipt } = inbox.application ?? {};
  if (unsent === undefined)
    return receipt && <ToldPart applied={applied} receipt={receipt} onNote={onNote} onClose={onClose} />;
  const edit = async () => {
    const isEdited = await inbox.edit(unsent);
    onNote(isEdited ? '' : texts.cv.problems.device);
  };
  const remove = async () => {
    if (await confirmDeletion()) await inbox.remove(unsent);
  };
  if (unsent.step === 'waiting')
    return (
      <WaitingPart
        {...{ applied, isOpen, unsent }}
        isStoring={inbox.busy !== ''}
        onEdit={() => void edit()}
        onRemove={() => void remove()}
      />
    );
  if (unsent.problem === EARLIER_COUNTS)
    return <EarlierPart {...{ applied, isOpen, unsent, receipt, onNote }} onRemove={() => void remove()} />;
  return (
    <RefusedPart
      applied={applied}
      isOpen={isOpen}
      unsent={unsent}
      onEdit={() => void edit()}
      onRemove={() => void remove()}
      onHand={onHand}
      onNote={onNote}
    />
  );
}

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
function EarlierPart({ applied, isOpen, unsent, receipt = unsent.receipt, onRemove, onNote }: EarlierProps) {
  const { isBusy, change } = useReceiptChange(onNote);
  const now = useNow();
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
