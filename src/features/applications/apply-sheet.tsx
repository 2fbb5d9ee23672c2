import { locale } from '#texts/platform/i18n/locale';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { jobQuery } from '#api/jobs.ts';
import { formatAge, formatDate } from '#contract/format.ts';
import { isOpen, isRemoved } from '#device/saved-jobs/deadlines.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { noteJobEvent } from '#device/figures/events.ts';
import type { AppliedJob, ShownLetter } from '#device/letters/letter.ts';
import { useLettersState, useStoredLetter } from '#device/letters/letters.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { useOnline } from '#platform/http/online.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { ApplyButtons } from './apply-buttons.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { isClosed, toStepKey } from './letter-rules.ts';
import { letterMessages } from '#texts/features/applications/messages';
import { RecentNote } from './recent-note.tsx';

/** Why one can no longer apply; null while one can. */
function useClosing({ jobId, job }: AppliedJob, hasLetter: boolean): 'closed' | 'removed' | null {
  const now = useNow();
  const online = useOnline();
  const saved = useSavedJob(jobId);
  // Saved jobs are checked elsewhere; a letter may be older than the cached copy of its job.
  const live = useQuery({
    ...jobQuery(jobId),
    enabled: online && saved === undefined && hasLetter,
    refetchOnMount: 'always',
  });
  if (saved !== undefined) {
    if (isRemoved(saved)) return 'removed';
    return isOpen(saved, now) ? null : 'closed';
  }
  if (isNotFound(live.error)) return 'removed';
  return isClosed(live.data?.job ?? job, now) ? 'closed' : null;
}

function LetterState({ shown: { letter, place } }: { shown: ShownLetter }) {
  const texts = letterMessages;
  const now = useNow();
  if (place === 'page') return <p className="font-medium text-warning">{texts.onlyInPage}</p>;
  if (letter.step === 'draft')
    return texts.begun(formatAge(letter.stepAt, Math.max(now, letter.stepAt), locale));
  return letter.step === 'ready'
    ? texts.readyHere
    : texts.sent(formatDate(new Date(letter.stepAt).toISOString(), locale));
}

export interface SheetProps {
  applied: AppliedJob;
  onClose: () => void;
}

function Ways({ applied, onClose }: SheetProps) {
  const texts = letterMessages;
  const { jobId } = applied;
  useEffect(() => noteJobEvent({ kind: 'apply', jobId }), [jobId]);
  const shown = useStoredLetter(jobId);
  const closing = useClosing(applied, shown !== undefined);
  const focus = useStableFocus(shown ? toStepKey(shown.letter) : '');
  return (
    <ModalDialog title={texts.apply} closeText={texts.close} onClose={onClose}>
      <div className="grid gap-3" {...focus}>
        <div>
          <p lang={textLanguage(applied.title)} className="font-semibold">
            {applied.title}
          </p>
          <p className="text-muted">{applied.companyName}</p>
        </div>
        {closing && <p className="font-medium text-warning">{texts.closing[closing]}</p>}
        <RecentNote jobId={applied.jobId} />
        <div role="status" className="font-semibold empty:hidden">
          {shown && <LetterState shown={shown} />}
        </div>
        <ApplyButtons applied={applied} letter={shown?.letter} />
      </div>
    </ModalDialog>
  );
}

/** The ways to apply for a job, or the editor of its letter. */
export function ApplySheet({ view, ...sheet }: SheetProps & { view: 'ways' | 'letter' }) {
  const texts = letterMessages;
  if (useLettersState() === 'unread')
    return (
      <p role="status" className="sr-only">
        {texts.reading}
      </p>
    );
  return view === 'letter' ? <LetterEditor {...sheet} /> : <Ways {...sheet} />;
}
