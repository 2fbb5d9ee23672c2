import { useQueryClient } from '@tanstack/react-query';
import type { Company } from '#contract/companies/company.ts';
import type { Letter } from '#device/letters/letter.ts';
import type { KeptLetter } from '#device/letters/letters.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useOnline } from '#platform/http/online.ts';
import { DeleteButton, linkLook } from './delete-button.tsx';
import { toMail } from './letter-rules.ts';
import { LetterWays } from './letter-ways.tsx';
import { letterMessages } from './messages.ts';
import { noteNotSent, noteSent } from './recent.ts';
import type { Closing } from './use-closing.ts';
import { startWriting } from './writing.ts';

/** Asked once the letter was handed over, until it is answered. */
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

/** Whether letters can be sent now; either way nobody does it but the reader. */
export function SendingNote() {
  const texts = useMessages(letterMessages);
  return <p role="status">{useOnline() ? texts.offered : texts.waiting}</p>;
}

interface ReadyLetterProps {
  kept: KeptLetter;
  /** The hiring company as it is known by now. */
  company: Company | null;
  closing: Closing;
}

/** A finished letter: where it goes, and once there is a network the ways to send it. */
export function ReadyLetter({ kept: { letter, place }, company, closing }: ReadyLetterProps) {
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
