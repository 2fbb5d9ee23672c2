import { locale } from '#texts/platform/i18n/locale';
import { useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#contract/format.ts';
import type { AppliedJob, Letter } from '#device/letters/letter.ts';
import { letterMessages } from '#texts/features/applications/messages';
import { PostBoatPicture } from '#ui/post-boat-picture.tsx';
import { DeleteLetter, ReadLetter } from './letter-actions.tsx';
import { noteNotSent, noteSent } from './recent.ts';
import { wayLook } from './way-button.tsx';

interface ApplicationProps {
  applied: AppliedJob;
  letter: Letter | undefined;
}

/** After a mail program was opened: only the user knows whether the mail was sent. */
export function SentQuestion({
  applied,
  letter,
  onAnswer,
}: ApplicationProps & { onAnswer: (isSent: boolean) => void }) {
  const texts = letterMessages;
  const queryClient = useQueryClient();
  const answer = (isSent: boolean) => {
    onAnswer(isSent);
    if (isSent) void noteSent(queryClient, { applied, letter });
    else if (letter) noteNotSent(letter);
  };
  return (
    <>
      <p role="status" className="text-lg font-semibold">
        {texts.question}
      </p>
      <button type="button" className="btn btn-primary text-base" onClick={() => answer(true)}>
        {texts.yes}
      </button>
      <button type="button" className="btn text-base" onClick={() => answer(false)}>
        {texts.notYet}
      </button>
    </>
  );
}

interface SentPartProps extends ApplicationProps {
  /** ms since the epoch; null while it is being stored. */
  sentAt: number | null;
  /** Undefined once one can no longer apply. */
  onAgain: (() => void) | undefined;
  onClose: () => void;
}

/** An application that was sent. */
export function SentPart({ applied, letter, sentAt, onAgain, onClose }: SentPartProps) {
  const texts = letterMessages;
  return (
    <>
      <div className="grid justify-items-center">
        <PostBoatPicture />
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {sentAt !== null && texts.sent(formatDate(new Date(sentAt).toISOString(), locale))}
      </p>
      <button type="button" className="btn btn-primary text-base" onClick={onClose}>
        {texts.done}
      </button>
      {letter && <ReadLetter applied={applied} />}
      {onAgain && (
        <button type="button" className={`${wayLook} border-control bg-base-200`} onClick={onAgain}>
          {texts.again}
        </button>
      )}
      {letter && <DeleteLetter letter={letter} />}
    </>
  );
}
