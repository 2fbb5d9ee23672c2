import { useEffect, useState } from 'react';
import type { AppliedJob, Letter } from '#device/letters/letter.ts';
import { isEmail } from '#contract/accounts/auth.ts';
import { isTooLongToLink } from '#platform/browser/webmail.ts';
import { useOnline } from '#platform/http/online.ts';
import { toCallLink } from '#presenters/links/phone-links.ts';
import { startWriting } from './apply-sheet-state.ts';
import { orderWays } from './apply-ways.ts';
import { CvAttachment, type CvPart } from './cv-attachment.tsx';
import { CopyRow, DeleteLetter } from './letter-actions.tsx';
import { toMail } from './letter-rules.ts';
import { letterMessages } from '#texts/features/applications/messages';
import { PhoneRow } from './phone-row.tsx';
import { useTemplate } from './use-template.ts';
import { LetterButton, MailButton } from './way-button.tsx';
import { noteHanded } from './recent.ts';

interface ApplyButtonsProps {
  applied: AppliedJob;
  letter: Letter | undefined;
  CvPart: CvPart;
  /** Called when a mail program or another app was opened. */
  onHand: () => void;
  /** Called with a message about a side effect of a press, such as a copied letter. */
  onNote: (note: string) => void;
}

/** After the letter was copied: calls back when the page is shown again, as the mail is written elsewhere. */
function useReturn(onReturn: () => void): () => void {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listener = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  });
  return () => setWaiting(true);
}

/** The ways to apply, the best one for this device first; each only opens another program, and sends nothing. */
export function ApplyButtons({ applied, letter, CvPart, onHand, onNote }: ApplyButtonsProps) {
  const texts = letterMessages;
  const isOnline = useOnline();
  const awaitReturn = useReturn(onHand);
  const { company } = applied;
  const contact = company?.contactNumber ?? '';
  const template = useTemplate(applied);
  const isWritten = letter !== undefined && letter.step !== 'draft';
  const mail = isWritten ? toMail(letter, company) : template;
  const note = () => {
    if (letter?.step === 'ready') noteHanded(letter);
  };
  const hand = () => {
    note();
    onHand();
  };
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const isAddressed = isEmail(mail.to);
  const isOffered = {
    letter: true,
    phone: toCallLink(contact) !== '',
    mail: isAddressed,
    webmail: isAddressed,
  };
  const ways = orderWays({ isTouch, isOnline, isWritten }).filter((way) => isOffered[way]);
  return (
    <>
      {!isOnline && <p role="status">{isWritten ? texts.waiting : texts.writeOffline}</p>}
      {!isAddressed && <p className="text-sm">{isOffered.phone ? texts.phoneOnly : texts.noAddress}</p>}
      {isAddressed && isTooLongToLink(mail) && <p className="text-sm">{texts.tooLong}</p>}
      <CvAttachment CvPart={CvPart} mail={mail} onShared={hand} />
      <ul className="grid gap-2">
        {ways.map((way, index) => (
          <li key={way}>
            {way === 'phone' && <PhoneRow contact={contact} letter={mail.body} onHand={hand} />}
            {way === 'letter' && (
              <LetterButton
                isFirst={index === 0}
                step={letter?.step ?? 'none'}
                onWrite={() => startWriting(letter ?? applied)}
              />
            )}
            {(way === 'mail' || way === 'webmail') && (
              <MailButton way={way} isFirst={index === 0} mail={mail} onHand={hand} onNote={onNote} />
            )}
          </li>
        ))}
        <li>
          <CopyRow
            text={mail.body}
            label={texts.copyLetter}
            onCopied={() => {
              note();
              awaitReturn();
            }}
          />
        </li>
        {!isAddressed && isOffered.phone && (
          <li>
            <CopyRow text={contact} label={texts.copyNumber} />
          </li>
        )}
        {mail.to !== '' && (
          <li>
            <CopyRow text={mail.to} label={texts.copyAddress} />
            <p className="ps-4 pt-1 text-sm text-muted wrap-anywhere">{mail.to}</p>
          </li>
        )}
      </ul>
      {letter && <DeleteLetter letter={letter} />}
    </>
  );
}
