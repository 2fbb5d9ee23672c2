import { locale } from '#texts/platform/i18n/locale';
import { useEffect } from 'react';
import { useJobClosing } from '#api/job-closing.ts';
import type { Company } from '#contract/companies/company.ts';
import { formatDate } from '#contract/format.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useStoredLetter } from '#device/letters/letters.ts';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { lazyApplySheet } from './apply-desk.tsx';
import { openApply, renewApplied, toAppliedJob } from './desk.ts';
import { letterMessages } from '#texts/features/applications/messages';

export interface LetterNoteProps {
  job: Job;
  company: Company | undefined;
}

/** How far the application for a job is. */
export function LetterNote({ job, company }: LetterNoteProps) {
  const texts = letterMessages;
  const isOver = useJobClosing({ jobId: job._id, job }, false) !== null;
  const letter = useStoredLetter(job._id)?.letter;
  // Preloaded, so that it works offline.
  useEffect(() => afterPaint(() => void lazyApplySheet.preload()), []);
  useEffect(() => renewApplied(toAppliedJob(job, company)), [job, company]);
  if (letter === undefined) return null;
  const sentOn = formatDate(new Date(letter.stepAt).toISOString(), locale);
  const waiting = { draft: texts.unfinished, ready: texts.readyHere };
  const text = letter.step === 'sent' ? texts.sent(sentOn) : isOver ? texts.stays : waiting[letter.step];
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-sm font-semibold">
        <Icon name={letter.step === 'sent' ? 'check' : 'mail'} className="size-5 text-primary" />
        {text}
      </p>
      {isOver && letter.step !== 'sent' && (
        <button
          type="button"
          className="btn justify-self-start text-base"
          onClick={() => openApply(toAppliedJob(job, company))}
        >
          {texts.write.sent}
        </button>
      )}
    </>
  );
}
