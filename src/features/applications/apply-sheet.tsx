import { locale } from '#texts/platform/i18n/locale';
import { useEffect, useState } from 'react';
import { useJobClosing } from '#api/job-closing.ts';
import { formatAge } from '#contract/format.ts';
import { noteJobEvent } from '#device/figures/events.ts';
import type { AppliedJob, ShownLetter } from '#device/letters/letter.ts';
import { useLettersState, useStoredLetter } from '#device/letters/letters.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { ApplyButtons } from './apply-buttons.tsx';
import { useCvsState } from '#device/cvs/cvs.ts';
import { ClosedPart } from './closed-part.tsx';
import type { ApplySheetView } from './apply-sheet-state.ts';
import { FollowUpSheet } from './follow-up-sheet.tsx';
import type { CvPart } from './cv-attachment.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { isHanded, toSentAt, toStepKey, type JobClosing } from './letter-rules.ts';
import { letterMessages } from '#texts/features/applications/messages';
import { RecentNote } from './recent-note.tsx';
import { SentPart, SentQuestion } from './sent-part.tsx';

function LetterState({ shown: { letter, place } }: { shown: ShownLetter }) {
  const texts = letterMessages;
  const now = useNow();
  if (place === 'page') return <p className="font-medium text-warning">{texts.onlyInPage}</p>;
  if (letter.step === 'draft')
    return texts.begun(formatAge(letter.stepAt, Math.max(now, letter.stepAt), locale));
  return letter.step === 'ready' && texts.readyHere;
}

export interface SheetProps {
  applied: AppliedJob;
  CvPart: CvPart;
  onClose: () => void;
}

/** The part chosen by the user in this sheet; null: the stored letter decides. */
type Moment = 'handed' | 'sent' | 'sending' | null;

interface Known {
  sentAt: number | null;
  closing: JobClosing | null;
}

/** The part of the sheet that is shown. */
function toPart(moment: Moment, { sentAt, closing }: Known): 'question' | 'sent' | 'closed' | 'ways' {
  if (moment === 'handed') return 'question';
  if (moment === 'sent' || (moment === null && sentAt !== null)) return 'sent';
  return closing ? 'closed' : 'ways';
}

interface PartsProps extends SheetProps {
  closing: JobClosing | null;
}

function Parts({ applied, CvPart, closing, onClose }: PartsProps) {
  const { jobId } = applied;
  const stored = useStoredLetter(jobId);
  const letter = stored?.letter;
  const sentAt = toSentAt(letter, useSavedJob(jobId));
  const [moment, setMoment] = useState<Moment>(isHanded(letter) ? 'handed' : null);
  const [note, setNote] = useState('');
  const part = toPart(moment, { sentAt, closing });
  const focus = useStableFocus(`${part} ${letter ? toStepKey(letter) : ''}`);
  return (
    <div className="grid gap-3" {...focus}>
      <div>
        <p lang={textLanguage(applied.title)} className="font-semibold">
          {applied.title}
        </p>
        <p className="text-muted">{applied.companyName}</p>
      </div>
      <p role="status" className="font-medium text-warning empty:hidden">
        {closing && letterMessages.closing[closing]}
      </p>
      <RecentNote jobId={jobId} onUndo={() => setMoment(null)} />
      <p role="status" className="empty:hidden">
        {note}
      </p>
      {part === 'question' && (
        <SentQuestion
          applied={applied}
          letter={letter}
          onAnswer={(isSent) => setMoment(isSent ? 'sent' : 'sending')}
        />
      )}
      {part === 'sent' && (
        <SentPart
          applied={applied}
          letter={letter}
          sentAt={sentAt}
          onAgain={closing ? undefined : () => setMoment('sending')}
          onClose={onClose}
        />
      )}
      {part === 'closed' && <ClosedPart applied={applied} stored={stored} />}
      {part === 'ways' && (
        <>
          <div role="status" className="font-semibold empty:hidden">
            {stored && <LetterState shown={stored} />}
          </div>
          <ApplyButtons
            applied={applied}
            letter={letter}
            CvPart={CvPart}
            onHand={() => setMoment('handed')}
            onNote={setNote}
          />
        </>
      )}
    </div>
  );
}

function Ways(sheet: SheetProps) {
  const texts = letterMessages;
  const { applied, onClose } = sheet;
  const closing = useJobClosing(applied);
  const { jobId } = applied;
  const isOpen = closing === null;
  useEffect(() => {
    if (isOpen) noteJobEvent({ kind: 'apply', jobId });
  }, [isOpen, jobId]);
  return (
    <ModalDialog title={texts.apply} closeText={texts.close} onClose={onClose}>
      <Parts {...sheet} closing={closing} />
    </ModalDialog>
  );
}

/** The apply sheet: the ways to apply, the letter's editor, or the ways to follow up. */
export function ApplySheet({ view, ...sheet }: SheetProps & { view: ApplySheetView }) {
  const texts = letterMessages;
  const states = [useLettersState(), useCvsState()];
  if (states.includes('unread'))
    return (
      <p role="status" className="sr-only">
        {texts.reading}
      </p>
    );
  if (view === 'followUp') return <FollowUpSheet {...sheet} />;
  return view === 'letter' ? <LetterEditor {...sheet} /> : <Ways {...sheet} />;
}
