import { locale } from '#platform/i18n/locale.ts';
import { formatNumber } from '#contract/format.ts';
import { useUploaded } from '#api/applications/own-applications.ts';
import { sendApplications } from '#api/applications/application-outbox.ts';
import { jobQuery } from '#api/jobs.ts';
import { appPaths } from '#contract/http/paths.ts';
import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { isEmail } from '#contract/accounts/auth.ts';
import { type StoredApplication, isEdited } from '#device/application.ts';
import type { AppliedJob } from '#device/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { useOnline } from '#platform/http/online.ts';
import { AccountLink } from '#platform/session/sign-in.tsx';
import { SignInLink } from '#ui/state/signed-out-card.tsx';
import { useNow } from '#platform/i18n/clock.ts';
import { useDeliveredClosed } from '#platform/http/outbox.ts';
import { useSession } from '#platform/session/session.ts';
import { toMoment, toRefusedText, toWaitReason } from '#ui/applying/application-state.tsx';
import { toJobTarget } from '#ui/links/job-link.tsx';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import { applicationFormMessages } from './messages.ts';
import { applicationStateMessages as state } from '#ui/panel-messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CopyRow, QuietButton } from '../letter-actions.tsx';
import { useTemplate } from '../cv-attachment.tsx';
import { orderLetterWays, MailButton } from '../way-button.tsx';

interface UnsentProps {
  applied: AppliedJob;
  /** The job takes applications here: else there would be no form to change it in. */
  isOpen: boolean;
  unsent: StoredApplication;
  onEdit: () => void;
  onRemove: () => void;
}

/** To the job's page, where its form is. */
export function UnsentJobLink({ applied: { jobId } }: Pick<UnsentProps, 'applied'>) {
  return (
    <Link {...toJobTarget(jobId)} className="btn btn-primary text-base">
      {applicationFormMessages.openJob}
    </Link>
  );
}

/** The job's deadline as a moment; null without one, and once it has passed. */
function useDeadline({ job }: AppliedJob): string | null {
  const now = useNow();
  const end = job && deadlineEndMs(job.applicationDeadline);
  return end === null || end < now ? null : toMoment(new Date(end).toISOString(), now);
}

interface Waiting {
  reason: ReturnType<typeof toWaitReason>;
  problem: string | undefined;
  deadline: string | null;
  isDeliveredClosed: boolean;
}

function toWaitText({ reason, problem, deadline, isDeliveredClosed }: Waiting): string {
  const { waits } = applicationFormMessages;
  if (reason === null) return waits.sending;
  if (reason === 'offline' && isDeliveredClosed) return waits.offlineClosed;
  if (reason === 'offline' && deadline !== null) return waits.openBefore(deadline);
  const isOfServer = problem === 'jobInReview' || problem === 'tooManyAttempts';
  if (reason === 'server') return waits[isOfServer ? problem : 'noAnswer'];
  return waits[reason === 'offline' ? 'offline' : 'signIn'];
}

/** An application that is stored here, why it was not sent yet, and what to do. */
export function WaitingPart(props: UnsentProps & { isStoring: boolean }) {
  const { applied, isOpen, unsent, isStoring, onEdit, onRemove } = props;
  const texts = applicationFormMessages;
  const situation = { isOnline: useOnline(), isSignedIn: useSession() !== null };
  const reason = toWaitReason(situation, unsent.problem);
  const uploaded = useUploaded(unsent.key);
  const waiting = {
    problem: unsent.problem,
    deadline: useDeadline(applied),
    isDeliveredClosed: useDeliveredClosed(),
  };
  const needsAccount = reason === 'signIn' || reason === 'both';
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="text-lg font-bold">{reason === null ? state.sending : state.waits[reason]}</p>
        <p>{texts.safe}</p>
        <p>{toWaitText({ ...waiting, reason })}</p>
      </div>
      {reason === null && uploaded !== undefined && (
        // Outside the live region, which would say each percent.
        <p className="tabular">
          {uploaded === 100 ? texts.finishing : texts.uploaded(formatNumber(uploaded, locale))}
        </p>
      )}
      {needsAccount && (
        <div className="grid gap-2 sm:grid-cols-2">
          <SignInLink />
          <AccountLink to={appPaths.register} className="btn border-control bg-base-200 text-base">
            {texts.register}
          </AccountLink>
        </div>
      )}
      <p className="text-sm text-muted wrap-anywhere">{[unsent.name, unsent.cvName].join(' · ')}</p>
      {reason === 'server' && (
        <button type="button" className="btn text-base" onClick={() => void sendApplications()}>
          {texts.sendNow}
        </button>
      )}
      {reason !== null && isOpen && !isStoring && <QuietButton onClick={onEdit}>{texts.edit}</QuietButton>}
      {reason !== null && !isOpen && (
        <>
          {applied.job === null && <UnsentJobLink applied={applied} />}
          {unsent.note !== '' && <CopyRow text={unsent.note} label={texts.copyText} />}
          <QuietButton aria-label={`${texts.remove}: ${applied.title}`} onClick={onRemove}>
            {texts.remove}
          </QuietButton>
        </>
      )}
    </>
  );
}

/** Refusals after which the job takes the application by e-mail at most. */
const closed = new Set(['jobClosed', 'jobNotFound', 'noInbox']);
const ofQuestions = new Set(['questionUnanswered', 'answerInvalid']);
/** What the form says of such a file. */
const ofCv = {
  cvTooLarge: 'size',
  cvNotDocument: 'type',
  cvUnreadable: 'damaged',
  cvWithMacros: 'macros',
  cvLocked: 'locked',
} as const;
const isOfCv = (problem: string): problem is keyof typeof ofCv => Object.hasOwn(ofCv, problem);

function toReasonText({ problem = '', problemText = '' }: StoredApplication): string {
  const texts = applicationFormMessages.problems;
  if (problem === 'noInbox' || problem === 'ownJob') return texts[problem];
  if (closed.has(problem)) return texts.jobClosed;
  if (ofQuestions.has(problem)) return texts.questions;
  if (isOfCv(problem)) return applicationFormMessages.cv.problems[ofCv[problem]];
  return problem === 'cvMissing' ? texts.cv : texts.other(problemText);
}

interface RefusedProps extends UnsentProps {
  /** A mail program was opened with the text. */
  onHand: () => void;
  onNote: (note: string) => void;
}

/** The ways to send a mail, the best one for this device first. */
function MailInstead({ mail, onHand, onNote }: Pick<RefusedProps, 'onHand' | 'onNote'> & { mail: Mail }) {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const ways = orderLetterWays({ isTouch, isOnline: useOnline(), isWritten: true });
  return (
    <div className="grid gap-2">
      <p>{applicationFormMessages.byMail}</p>
      {ways.map(
        (way, index) =>
          (way === 'mail' || way === 'webmail') && (
            <MailButton
              key={way}
              way={way}
              isFirst={index === 0}
              mail={mail}
              onHand={onHand}
              onNote={onNote}
            />
          ),
      )}
    </div>
  );
}

/** An application that the server refused: the reason, and how it can be sent after all. */
export function RefusedPart(props: RefusedProps) {
  const { applied, isOpen, unsent, onEdit, onRemove, ...mailing } = props;
  const texts = applicationFormMessages;
  const template = useTemplate(applied);
  const { problem = '' } = unsent;
  const isClosed = closed.has(problem);
  const isOfQuestions = ofQuestions.has(problem);
  const queryClient = useQueryClient();
  const { jobId } = applied;
  useEffect(() => {
    // The form then asks what the employer asks now.
    if (isOfQuestions) void queryClient.invalidateQueries({ queryKey: jobQuery(jobId).queryKey });
  }, [isOfQuestions, jobId, queryClient]);
  const mail = unsent.note === '' ? template : { ...template, body: unsent.note };
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="text-lg font-bold text-warning">{toRefusedText(unsent)}</p>
        {!isEdited(unsent) && <p>{toReasonText(unsent)}</p>}
        <p>{texts.nothingLost}</p>
      </div>
      {isClosed && isEmail(mail.to) && <MailInstead mail={mail} {...mailing} />}
      {applied.job === null && <UnsentJobLink applied={applied} />}
      {isOpen && unsent.problem !== 'ownJob' && (
        <button type="button" className="btn btn-primary text-base" onClick={onEdit}>
          {texts.editAgain}
        </button>
      )}
      {unsent.note !== '' && <CopyRow text={unsent.note} label={texts.copyText} />}
      {isClosed && <SimilarJobs job={applied.job} className="btn text-base" />}
      <QuietButton aria-label={`${texts.remove}: ${applied.title}`} onClick={onRemove}>
        {texts.remove}
      </QuietButton>
    </>
  );
}
