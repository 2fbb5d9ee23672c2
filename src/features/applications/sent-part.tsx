import { locale } from '#platform/i18n/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import type { AppliedJob, Letter } from '#device/letters/letter.ts';
import { letterMessages } from './messages.ts';
import { PostBoatPicture } from '#ui/state/drawn-scene.tsx';
import { DeleteLetter, QuietButton, quietLook } from './letter-actions.tsx';
import { startWriting } from './apply-sheet-state.ts';
import { noteNotSent, noteSent } from './recent.ts';

interface ApplicationProps {
  applied: AppliedJob;
  letter: Letter | undefined;
}

/** Asks after a mail program was opened: the page cannot know whether the mail was sent. */
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
  /** Undefined for a closed job. */
  onAgain: (() => void) | undefined;
  onClose: () => void;
}

/** An application that was sent, and what to do next. */
export function SentPart({ applied, letter, sentAt, onAgain, onClose }: SentPartProps) {
  const texts = letterMessages;
  const now = useNow();
  return (
    <>
      <div className="grid justify-items-center gap-2">
        <PostBoatPicture />
        <p role="status" className="text-lg font-bold empty:hidden">
          {sentAt !== null && texts.sent(formatShortDate(new Date(sentAt).toISOString(), now, locale))}
        </p>
      </div>
      <button type="button" className="btn btn-primary text-base" onClick={onClose}>
        {texts.done}
      </button>
      <SimilarJobs job={applied.job} className="btn text-base" />
      <div className="flex flex-wrap gap-x-6">
        <Link to={appPaths.savedJobs} search={{ tab: 'sent' }} className={quietLook} onClick={onClose}>
          {texts.follow}
        </Link>
        {letter && <QuietButton onClick={() => startWriting(applied)}>{texts.write.sent}</QuietButton>}
        {onAgain && <QuietButton onClick={onAgain}>{texts.again}</QuietButton>}
        {letter && <DeleteLetter letter={letter} />}
      </div>
    </>
  );
}
