import type { AppliedJob } from '#device/letters/letter.ts';
import { EARLIER_COUNTS } from '#device/applications/known-applications.ts';
import { applicationFormMessages } from './messages.ts';
import { EarlierPart } from './earlier-part.tsx';
import { ToldPart } from './told-part.tsx';
import { RefusedPart, WaitingPart } from './unsent-part.tsx';
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
    onNote(isEdited ? '' : applicationFormMessages.cv.problems.device);
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
