import { useEffect } from 'react';
import type { Company } from '#contract/company.ts';
import type { Job } from '#contract/job.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { useNow } from '#platform/clock.ts';
import { clientConfig } from '#platform/config.ts';
import { formatAge, formatDate } from '#platform/format.ts';
import type { Letter } from '#platform/letter.ts';
import { useLetters, useLettersState, type KeptLetter } from '#platform/letters.ts';
import { useLocale, useMessages } from '#platform/messages.ts';
import { useOnline } from '#platform/online.ts';
import { Icon } from '#ui/icon.tsx';
import { toAppliedJob } from './applied-job.ts';
import { takeApply } from './apply-offline.ts';
import { LetterDesk, lateEditor } from './letter-desk.tsx';
import { LetterRoom } from './letter-room.tsx';
import { isClosed } from './letter-steps.ts';
import { letterMessages } from './messages.ts';
import { ReadyLetter } from './ready-letter.tsx';
import { RecentNote } from './recent-note.tsx';
import { deleteLetter } from './recent.ts';
import { renewWritten, startWriting } from './writing.ts';

export interface LetterLineProps {
  job: Job;
  company: Company | undefined;
  /** Alone on the job's own page; a saved job's card leaves the ways to send to the list above the cards. */
  place?: 'page' | 'card';
}

const linkLook = 'link inline-flex min-h-11 cursor-pointer items-center font-medium';

/** Nothing is written yet. Without a network this is the way to apply. */
function Invitation({ job, company }: LetterLineProps) {
  const texts = useMessages(letterMessages);
  const online = useOnline();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="button"
        className={`btn ${online ? '' : 'btn-primary'}`}
        onClick={() => startWriting(toAppliedJob(job, company))}
      >
        {texts.write}
      </button>
      <span role="status" className="text-sm text-muted">
        {!online && texts.writeOffline(clientConfig().webmailName)}
      </span>
    </div>
  );
}

function Begun({ kept: { letter, place } }: { kept: KeptLetter }) {
  const texts = useMessages(letterMessages);
  const locale = useLocale();
  const now = useNow();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button type="button" className="btn" onClick={() => startWriting(letter)}>
        {texts.goOn}
      </button>
      <span className="text-sm text-muted">
        {place === 'page'
          ? texts.keptInPage
          : texts.begun(formatAge(letter.stepAt, Math.max(now, letter.stepAt), locale))}
      </span>
      <button
        type="button"
        className={linkLook}
        aria-label={texts.removeNamed(letter.title)}
        onClick={() => void deleteLetter(letter)}
      >
        {texts.remove}
      </button>
    </div>
  );
}

function Sent({ letter }: { letter: Letter }) {
  const texts = useMessages(letterMessages);
  const locale = useLocale();
  return (
    <div className="flex items-start gap-2">
      <Icon name="check" className="mt-0.5 size-5 text-primary" />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span>{texts.sent(formatDate(new Date(letter.stepAt).toISOString(), locale))}</span>
        <button type="button" className={linkLook} onClick={() => startWriting(letter)}>
          {texts.read}
        </button>
      </p>
    </div>
  );
}

function ReadyTitle() {
  const { readyHere } = useMessages(letterMessages);
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon name="mail" className="size-5 text-primary" />
      {readyHere}
    </p>
  );
}

function Line({ job, company, place }: LetterLineProps) {
  const now = useNow();
  const kept = useLetters().get(job._id);
  if (kept === undefined) return <Invitation job={job} company={company} />;
  const { letter } = kept;
  if (letter.step === 'draft') return <Begun kept={kept} />;
  if (letter.step === 'sent') return <Sent letter={letter} />;
  if (place === 'card') return <ReadyTitle />;
  return (
    <section className="surface grid gap-2 p-4">
      <ReadyTitle />
      <ReadyLetter kept={kept} company={company ?? null} closing={isClosed(job, now) ? 'closed' : null} />
    </section>
  );
}

/** The application letter of a job: what there is of it, and the way to write it. */
export function LetterLine({ job, company, place = 'page' }: LetterLineProps) {
  const isUnread = useLettersState() === 'unread';
  // It is there when the network goes.
  useEffect(() => afterPaint(() => void lateEditor.preload()), []);
  useEffect(() => {
    const applied = toAppliedJob(job, company);
    renewWritten(applied);
    return place === 'page' ? takeApply(() => startWriting(applied)) : undefined;
  }, [job, company, place]);
  if (isUnread) return <LetterRoom />;
  return (
    <div className="grid gap-3">
      {place === 'page' && <RecentNote jobId={job._id} />}
      <Line job={job} company={company} place={place} />
      {place === 'page' && <LetterDesk />}
    </div>
  );
}
