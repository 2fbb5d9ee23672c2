import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { AppliedJob, Letter, ShownLetter } from '#device/letter.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import { PostBoatPicture } from '#ui/state/drawn-scene.tsx';
import { startWriting } from './apply-sheet-state.ts';
import { applicationFormMessages } from './inbox/messages.ts';
import { CopyRow, DeleteLetter, QuietButton, quietLook, ReadLetter } from './letter-actions.tsx';
import { letterMessages as texts } from './messages.ts';
import { noteNotSent, noteSent } from './recent.tsx';

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

interface OwnJobPartProps {
  jobId: string;
  hasInbox: boolean;
  onClose: () => void;
}

/** In place of the ways to apply for one's own job, which takes none of its owner. */
export function OwnJobPart({ jobId, hasInbox, onClose }: OwnJobPartProps) {
  const { text, inbox, edit } = applicationFormMessages.ownJob;
  return (
    <>
      <p>{text}</p>
      {hasInbox && (
        <Link
          to={appPaths.applications}
          search={{ job: jobId }}
          className="btn btn-primary text-base"
          onClick={onClose}
        >
          {inbox}
        </Link>
      )}
      <Link to={appPaths.userJobs} className="btn text-base" onClick={onClose}>
        {edit}
      </Link>
    </>
  );
}

/** Shown for a closed job: its letter, and a link to similar jobs. */
export function ClosedPart({ applied, stored }: { applied: AppliedJob; stored: ShownLetter | undefined }) {
  return (
    <>
      {stored && (
        <>
          <p>{stored.place === 'page' ? texts.onlyInPage : texts.stays}</p>
          <ReadLetter applied={applied} />
          <CopyRow text={stored.letter.body} label={texts.copyLetter} />
        </>
      )}
      <SimilarJobs job={applied.job} />
      {stored && <DeleteLetter letter={stored.letter} />}
    </>
  );
}
