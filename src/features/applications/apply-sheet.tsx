import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import { companyQuery } from '#api/companies.ts';
import { toFresh, useJobClosing } from '#api/job-closing.ts';
import { jobQuery } from '#api/jobs.ts';
import { isDecided } from '#contract/applications/states.ts';
import { formatAge } from '#contract/format.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useApplicationsState } from '#device/application.ts';
import { useDeviceCvsState } from '#device/application-cv.ts';
import { useCvsState } from '#device/cv.ts';
import { noteJobEvent } from '#device/figures/events.ts';
import { type AppliedJob, type ShownLetter, useLettersState, useStoredLetter } from '#device/letter.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { useHeldUpdates } from '#platform/browser/unsaved-forms.ts';
import { useOnline } from '#platform/http/online.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { useSession } from '#platform/session/session.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { ApplyButtons, OtherWays } from './apply-buttons.tsx';
import type { ApplySheetView } from './apply-sheet-state.ts';
import { ClosedPart, OwnJobPart, SentPart, SentQuestion } from './sheet-parts.tsx';
import type { CvPart } from './cv-attachment.tsx';
import { AppliedPart } from './inbox/applied-part.tsx';
import { ApplyHere, SendBar, type MakeCv } from './inbox/inbox-form.tsx';
import { type Inbox, useInbox } from './inbox/use-inbox.ts';
import { LetterEditor } from './letter-editor.tsx';
import { isHanded, type JobClosing, toSentAt, toStepKey } from './letter-rules.ts';
import { letterMessages as texts } from './messages.ts';
import { RecentNote } from './recent.tsx';

function LetterState({ shown: { letter, place } }: { shown: ShownLetter }) {
  const now = useNow();
  if (place === 'page') return <p className="font-medium text-warning">{texts.onlyInPage}</p>;
  if (letter.step === 'draft')
    return <>{texts.begun(formatAge(letter.stepAt, Math.max(now, letter.stepAt), locale))}</>;
  return <>{letter.step === 'ready' && texts.readyHere}</>;
}

export interface SheetProps {
  applied: AppliedJob;
  CvPart: CvPart;
  makeCv: MakeCv;
  onClose: () => void;
}

/** The part chosen by the user in this sheet; null: what is stored decides. */
type Moment = 'handed' | 'sent' | 'sending' | null;

interface Known {
  sentAt: number | null;
  closing: JobClosing | null;
  /** Stored or sent in the product, and neither withdrawn nor changed just now. */
  isApplied: boolean;
  /** The reader's job. */
  isOwn: boolean;
}

type PartName = 'question' | 'sent' | 'applied' | 'closed' | 'own' | 'ways';

/** The part of the sheet that is shown. */
function toPart(moment: Moment, { sentAt, closing, isApplied, isOwn }: Known): PartName {
  if (moment === 'handed') return 'question';
  if (isApplied) return 'applied';
  if (moment === 'sent' || (moment === null && sentAt !== null)) return 'sent';
  if (closing) return 'closed';
  return isOwn ? 'own' : 'ways';
}

interface PartsProps extends SheetProps {
  ref: Ref<HTMLDivElement>;
  closing: JobClosing | null;
  part: PartName;
  inbox: Inbox;
  onMoment: (moment: Moment) => void;
}

function Parts({ ref, applied, CvPart, makeCv, closing, part, inbox, onMoment, onClose }: PartsProps) {
  const { jobId } = applied;
  const stored = useStoredLetter(jobId);
  const letter = stored?.letter;
  const sentAt = toSentAt(letter, useSavedJob(jobId));
  const [note, setNote] = useState('');
  const { application } = inbox;
  const isOver = application?.receipt !== undefined && isDecided(application.receipt.state);
  return (
    <div ref={ref} className="grid gap-3">
      <div>
        <p lang={textLanguage(applied.title)} className="font-semibold">
          {applied.title}
        </p>
        <p className="text-muted">{applied.companyName}</p>
      </div>
      <p role="status" className="font-medium text-warning empty:hidden">
        {(part !== 'applied' || inbox.edited) && closing && texts.closing[closing]}
      </p>
      <RecentNote jobId={jobId} onUndo={() => onMoment(null)} />
      <p role="status" className="empty:hidden">
        {note}
      </p>
      {part === 'question' && (
        <SentQuestion
          applied={applied}
          letter={letter}
          onAnswer={(isSent) => {
            if (isSent && application?.unsent) void inbox.remove(application.unsent);
            onMoment(isSent ? 'sent' : 'sending');
          }}
        />
      )}
      {part === 'applied' && (
        <AppliedPart
          applied={applied}
          isOpen={closing === null && inbox.isOpen}
          inbox={inbox}
          onHand={() => onMoment('handed')}
          onNote={setNote}
          onClose={onClose}
        />
      )}
      {part === 'sent' && (
        <SentPart
          applied={applied}
          letter={letter}
          sentAt={sentAt}
          onAgain={closing ? undefined : () => onMoment('sending')}
          onClose={onClose}
        />
      )}
      {part === 'applied' && closing === null && !isOver && (
        <OtherWays applied={applied} onHand={() => application?.unsent && onMoment('handed')} />
      )}
      {part === 'own' && <OwnJobPart jobId={jobId} hasInbox={inbox.isOpen} onClose={onClose} />}
      {part === 'closed' && <ClosedPart applied={applied} stored={stored} />}
      {part === 'ways' && (
        <>
          <div role="status" className="font-semibold empty:hidden">
            {stored && <LetterState shown={stored} />}
          </div>
          {inbox.isOpen && (
            <ApplyHere applied={applied} letter={letter} makeCv={makeCv} inbox={inbox} onNote={setNote} />
          )}
          <ApplyButtons
            applied={applied}
            letter={letter}
            CvPart={CvPart}
            onHand={() => onMoment('handed')}
            onNote={setNote}
          />
        </>
      )}
    </div>
  );
}

function Ways(props: SheetProps) {
  const { applied, onClose } = props;
  const closing = useJobClosing(applied);
  const { jobId } = applied;
  const isOpen = closing === null;
  useEffect(() => {
    if (isOpen) noteJobEvent({ kind: 'apply', jobId });
  }, [isOpen, jobId]);
  const letter = useStoredLetter(jobId)?.letter;
  const sentAt = toSentAt(letter, useSavedJob(jobId));
  const [moment, setMoment] = useState<Moment>(isHanded(letter) ? 'handed' : null);
  const inbox = useInbox(applied);
  // Else there is no form to change it in.
  const isChanged = inbox.edited !== undefined && isOpen && inbox.isOpen;
  const session = useSession();
  const isOwn = session !== null && session.user._id === applied.job?.createdBy;
  const part = toPart(moment, { sentAt, closing, isOwn, isApplied: inbox.isApplied && !isChanged });
  const { unsent, receipt } = inbox.application ?? {};
  const { ref, ...focus } = useStableFocus(
    [part, letter && toStepKey(letter), unsent?.step, receipt?.state, inbox.round].join(' '),
  );
  return (
    // Around the sheet's footer too, from where the form is sent.
    <div className="contents" {...focus}>
      <ModalDialog
        title={texts.apply}
        closeText={texts.close}
        onClose={onClose}
        footer={part === 'ways' && inbox.isOpen ? <SendBar inbox={inbox} /> : undefined}
      >
        <Parts {...props} ref={ref} closing={closing} part={part} inbox={inbox} onMoment={setMoment} />
      </ModalDialog>
    </div>
  );
}

/** The apply sheet: the ways to apply, or the letter's editor. */
export function ApplySheet({ view, ...given }: SheetProps & { view: ApplySheetView }) {
  const sheet = { ...given, applied: useFreshApplied(given.applied) };
  // A reload for code that is missing, or newer, would close it.
  useHeldUpdates({ reason: 'dialog', isOn: true });
  const states = [useLettersState(), useCvsState(), useDeviceCvsState(), useApplicationsState()];
  if (states.includes('unread'))
    return (
      <p role="status" className="sr-only">
        {texts.reading}
      </p>
    );
  return view === 'letter' ? <LetterEditor {...sheet} /> : <Ways {...sheet} />;
}

/** The job as the server has sent it last since this was mounted; undefined until then. */
function useFreshJob(jobId: string): Job | undefined {
  const now = toFresh(useQuery({ ...jobQuery(jobId), enabled: useOnline(), refetchOnMount: 'always' }));
  const [last, setLast] = useState(now);
  // A later answer of the worker's cache is older.
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
}

/**
 * What one applies for, with the job as it is now: its questions and ways may have changed since the copy, and a job
 * that is known from its application alone has none, nor its company.
 */
function useFreshApplied(known: AppliedJob): AppliedJob {
  const job = useFreshJob(known.jobId) ?? known.job;
  const id = job?.company._id ?? '';
  const { data } = useQuery({ ...companyQuery(id), enabled: known.company === null && id !== '' });
  return { ...known, job, company: known.company ?? data ?? null };
}
