import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '#api/jobs.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { JobLink } from '#presenters/job-link.tsx';
import type { Letter } from '#device/letters/letter.ts';
import { useLetters } from '#device/letters/letters.ts';
import type { ShownLetter } from '#device/letters/letter.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useOnline } from '#platform/http/online.ts';
import { useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { toStepKey } from './letter-rules.ts';
import { letterMessages } from './messages.ts';
import { ReadyLetter, SendingNote, useClosing, type Closing } from './ready-letter.tsx';
import { RecentNote } from './recent-note.tsx';
import { startWriting } from './letter-desk.tsx';

/** Saved jobs are checked elsewhere; others are fetched here. */
function useClosingNow({ jobId, job }: Letter): Closing {
  const online = useOnline();
  const isSaved = useSavedJobs().has(jobId);
  const live = useQuery({
    ...jobQuery(jobId),
    enabled: online && !isSaved,
    // The cached copy may be as old as the letter.
    refetchOnMount: 'always',
  });
  const closing = useClosing(jobId, live.data?.job ?? job);
  return !isSaved && isNotFound(live.error) ? 'removed' : closing;
}

function Title({ letter }: { letter: Letter }) {
  return (
    <div>
      <h3 lang={textLanguage(letter.title)} className="font-semibold">
        <JobLink id={letter.jobId} className="link">
          {letter.title}
        </JobLink>
      </h3>
      <p className="text-sm text-muted">{letter.companyName}</p>
    </div>
  );
}

function ReadyRow({ shown }: { shown: ShownLetter }) {
  const closing = useClosingNow(shown.letter);
  const saved = useSavedJobs().get(shown.letter.jobId);
  const focus = useStableFocus<HTMLLIElement>(toStepKey(shown.letter));
  return (
    <li className="grid gap-2 border-t border-base-300 pt-4" {...focus}>
      <Title letter={shown.letter} />
      <ReadyLetter shown={shown} company={saved?.company ?? shown.letter.company} closing={closing} />
    </li>
  );
}

function BegunRow({ letter }: { letter: Letter }) {
  const texts = useMessages(letterMessages);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-base-300 pt-4">
      <Title letter={letter} />
      <button
        type="button"
        className="btn"
        aria-label={texts.goOnNamed(letter.title)}
        onClick={() => startWriting(letter)}
      >
        {texts.resume}
      </button>
    </li>
  );
}

/** The letters to send, and drafts for jobs that are not saved. */
export function LettersReady() {
  const texts = useMessages(letterMessages);
  const saved = useSavedJobs();
  const letters = [...useLetters().values()].toSorted((a, b) => b.letter.stepAt - a.letter.stepAt);
  const ready = letters.filter(({ letter }) => letter.step === 'ready');
  const begun = letters.filter(({ letter }) => letter.step === 'draft' && !saved.has(letter.jobId));
  const focus = useStableFocus(letters.map(({ letter }) => toStepKey(letter)).join());
  return (
    <div className="mb-4 grid gap-4 empty:hidden" {...focus}>
      <RecentNote />
      {ready.length > 0 && (
        <section className="surface p-4">
          <h2 className="text-lg font-bold">{texts.readyCount(ready.length)}</h2>
          <SendingNote />
          <ul className="mt-4 grid gap-4">
            {ready.map((shown) => (
              <ReadyRow key={shown.letter.jobId} shown={shown} />
            ))}
          </ul>
        </section>
      )}
      {begun.length > 0 && (
        <section className="surface p-4">
          <h2 className="mb-3 text-lg font-bold">{texts.begunCount(begun.length)}</h2>
          <ul className="grid gap-4">
            {begun.map(({ letter }) => (
              <BegunRow key={letter.jobId} letter={letter} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
