import { locale } from '#platform/i18n/locale.ts';
import { useEffect } from 'react';
import { useKnownApplications } from '#api/applications/own-applications.ts';
import { useJobClosing } from '#api/job-closing.ts';
import { findWay } from '#contract/applications/open-ways.ts';
import type { Company } from '#contract/companies/company.ts';
import { formatShortDate } from '#contract/format.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useStoredLetter } from '#device/letter.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { ApplicationLine } from '#ui/applying/application-state.tsx';
import { applicationFormMessages } from './inbox/messages.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { lazyApplySheet } from './lazy-apply-sheet.tsx';
import { openApply, renewApplied, toAppliedJob } from './apply-sheet-state.ts';
import { toSentAt } from './letter-rules.ts';
import { letterMessages as texts } from './messages.ts';

export interface LetterNoteProps {
  job: Job;
  company: Company | undefined;
}

function Line({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold">
      <Icon name={icon} className="size-5 text-primary" />
      {children}
    </p>
  );
}

/** The progress of the application for a job. */
export function LetterNote({ job, company }: LetterNoteProps) {
  const isOver = useJobClosing({ jobId: job._id, job }, false) !== null;
  const now = useNow();
  const takesApplications = findWay(job.applyWays, 'inbox') !== undefined;
  const application = useKnownApplications(takesApplications).get(job._id);
  const letter = useStoredLetter(job._id)?.letter;
  const sentAt = toSentAt(letter, useSavedJob(job._id));
  // Preloaded, so that it works offline.
  useEffect(() => afterPaint(() => void lazyApplySheet.preload()), []);
  useEffect(() => renewApplied(toAppliedJob(job, company)), [job, company]);
  if (application) {
    return (
      <>
        <ApplicationLine application={application} />
        <button
          type="button"
          className="btn justify-self-start text-base"
          onClick={() => openApply(toAppliedJob(job, company))}
        >
          {applicationFormMessages.show}
        </button>
      </>
    );
  }
  if (sentAt !== null) {
    return (
      <Line icon="check">{texts.sent(formatShortDate(new Date(sentAt).toISOString(), now, locale))}</Line>
    );
  }
  if (letter === undefined) return null;
  return (
    <>
      <Line icon="mail">
        {isOver ? texts.stays : letter.step === 'draft' ? texts.unfinished : texts.readyHere}
      </Line>
      {isOver && (
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
