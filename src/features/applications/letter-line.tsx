import { useEffect } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { useLetters, useLettersState } from '#device/letters/letters.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { toAppliedJob, toStepKey } from './letter-rules.ts';
import { takeApply } from './apply-offline.ts';
import { LetterDesk, lazyEditor, renewWritten, startWriting } from './letter-desk.tsx';
import { LetterPlaceholder } from './letter-placeholder.tsx';
import { Begun, Sent, Unwritten } from './letter-states.tsx';
import { letterMessages } from './messages.ts';
import { ReadyLetter, SendingNote, useClosing } from './ready-letter.tsx';
import { RecentNote } from './recent-note.tsx';

export interface LetterLineProps {
  job: Job;
  company: Company | undefined;
  /** `card` leaves the ways to send to the list above the cards. */
  place?: 'page' | 'card';
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
  const closing = useClosing(job._id, job);
  const shown = useLetters().get(job._id);
  if (shown === undefined) return <Unwritten job={job} company={company} />;
  const { letter } = shown;
  if (letter.step === 'draft') return <Begun shown={shown} />;
  if (letter.step === 'sent') return <Sent letter={letter} />;
  if (place === 'card') return <ReadyTitle />;
  return (
    <section className="surface grid gap-2 p-4">
      <ReadyTitle />
      <SendingNote />
      <ReadyLetter shown={shown} company={company ?? null} closing={closing} />
    </section>
  );
}

/** The application letter of a job: its state, and the way to write it. */
export function LetterLine({ job, company, place = 'page' }: LetterLineProps) {
  const isUnread = useLettersState() === 'unread';
  // Preloaded, so that it works offline.
  useEffect(() => afterPaint(() => void lazyEditor.preload()), []);
  useEffect(() => {
    const applied = toAppliedJob(job, company);
    renewWritten(applied);
    return place === 'page' ? takeApply(() => startWriting(applied)) : undefined;
  }, [job, company, place]);
  const shown = useLetters().get(job._id);
  const focus = useStableFocus(shown ? toStepKey(shown.letter) : '');
  if (isUnread) return <LetterPlaceholder />;
  return (
    <div className="grid gap-3" {...focus}>
      {place === 'page' && <RecentNote jobId={job._id} />}
      <Line job={job} company={company} place={place} />
      {place === 'page' && <LetterDesk />}
    </div>
  );
}
