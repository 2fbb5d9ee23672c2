import type { AppliedJob } from '#device/letters/letter.ts';
import { ToldPart } from './told-part.tsx';
import { RefusedPart, WaitingPart } from './unsent-part.tsx';
import type { Inbox } from './use-inbox.ts';

interface AppliedPartProps {
  applied: AppliedJob;
  inbox: Inbox;
  /** A mail program was opened in place of sending it here. */
  onHand: () => void;
  onNote: (note: string) => void;
  onClose: () => void;
}

/** What became of an application in the product. */
export function AppliedPart({ applied, inbox, onHand, onNote, onClose }: AppliedPartProps) {
  const { unsent, receipt } = inbox.application ?? {};
  if (unsent === undefined)
    return receipt && <ToldPart applied={applied} receipt={receipt} onNote={onNote} onClose={onClose} />;
  const edit = () => void inbox.edit(unsent);
  if (unsent.step === 'waiting') return <WaitingPart unsent={unsent} onEdit={edit} />;
  return (
    <RefusedPart
      applied={applied}
      unsent={unsent}
      onEdit={edit}
      onRemove={() => void inbox.remove(unsent)}
      onHand={onHand}
      onNote={onNote}
    />
  );
}
