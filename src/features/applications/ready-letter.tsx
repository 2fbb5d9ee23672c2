import { clientConfig } from '#platform/startup/config.ts';
import type { Letter } from '#device/letters/letter.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { CopyButton } from '#presenters/copy-button.tsx';
import { toWays, isClosed, toMail } from './letter-rules.ts';
import { letterMessages } from './messages.ts';
import { noteHanded, noteNotSent, noteSent } from './recent.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { isOpen, isRemoved } from '#device/saved-jobs/deadlines.ts';
import { useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Company } from '#contract/companies/company.ts';
import type { ShownLetter } from '#device/letters/letter.ts';
import { useOnline } from '#platform/http/online.ts';
import { DeleteButton, linkLook } from './letter-states.tsx';
import { startWriting } from './letter-desk.tsx';

const plainLook = 'btn border-control bg-base-200 text-base';

/** Links and buttons that open or copy the letter; none sends it by itself. */
function LetterWays({ letter, mail }: { letter: Letter; mail: Mail }) {
  const texts = useMessages(letterMessages);
  const { webmailName } = clientConfig();
  const { webmail, mailto, missing } = toWays(mail);
  const hand = () => noteHanded(letter);
  return (
    <>
      {missing && <p className="text-sm">{texts.missing[missing](webmailName)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {webmail && (
          <a href={webmail} target="_blank" rel="noopener noreferrer" className={plainLook} onClick={hand}>
            {texts.openWebmail(webmailName)}
          </a>
        )}
        {mailto && (
          <a href={mailto} className={plainLook} onClick={hand}>
            {texts.openMail}
          </a>
        )}
        <CopyButton text={mail.body} texts={texts} onCopied={hand} />
      </div>
    </>
  );
}

/** Why one can no longer apply; null while one can. */
export type Closing = 'closed' | 'removed' | null;

/** Whether applying is over, from the saved copy where there is one. @param job as last read; null when unknown */
export function useClosing(jobId: string, job: Job | null): Closing {
  const now = useNow();
  const saved = useSavedJobs().get(jobId);
  if (saved === undefined) return isClosed(job, now) ? 'closed' : null;
  if (isRemoved(saved)) return 'removed';
  return isOpen(saved, now) ? null : 'closed';
}

function SentQuestion({ letter }: { letter: Letter }) {
  const texts = useMessages(letterMessages);
  const queryClient = useQueryClient();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="w-full font-semibold">{texts.question}</p>
      <button
        type="button"
        className="btn btn-primary text-base"
        onClick={() => void noteSent(queryClient, letter)}
      >
        {texts.yes}
      </button>
      <button
        type="button"
        className="btn border-control bg-base-200 text-base"
        onClick={() => noteNotSent(letter)}
      >
        {texts.notYet}
      </button>
    </div>
  );
}

/** Explains how letters are sent, and that it needs internet. */
export function SendingNote() {
  const texts = useMessages(letterMessages);
  return <p role="status">{useOnline() ? texts.offered : texts.waiting}</p>;
}

interface ReadyLetterProps {
  shown: ShownLetter;
  company: Company | null;
  closing: Closing;
}

/** A finished letter and the ways to send it. */
export function ReadyLetter({ shown: { letter, place }, company, closing }: ReadyLetterProps) {
  const texts = useMessages(letterMessages);
  const online = useOnline();
  const mail = toMail(letter, company);
  return (
    <>
      {mail.to !== '' && <p className="text-sm text-muted">{texts.addressed(mail.to, mail.subject)}</p>}
      {closing && <p className="font-medium text-warning">{texts.closing[closing]}</p>}
      {place === 'page' && <p className="font-medium text-warning">{texts.keptInPage}</p>}
      {online && <LetterWays letter={letter} mail={mail} />}
      <div role="status">{letter.handedAt !== null && <SentQuestion letter={letter} />}</div>
      <div className="flex flex-wrap gap-x-4">
        <button
          type="button"
          className={linkLook}
          aria-label={texts.editNamed(letter.title)}
          onClick={() => startWriting(letter)}
        >
          {texts.edit}
        </button>
        <DeleteButton letter={letter} />
      </div>
    </>
  );
}
