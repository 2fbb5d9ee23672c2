import { useEffect, useState } from 'react';
import type { AppliedJob, Letter } from '#device/letter.ts';
import { isEmail } from '#contract/accounts/auth.ts';
import { isTooLongToLink } from '#platform/browser/webmail.ts';
import { useOnline } from '#platform/http/online.ts';
import { toCallLink } from '#ui/links/phone-links.ts';
import { startWriting } from './apply-sheet-state.ts';
import { findWay, toOpenWays, type ApplyWayOf } from '#contract/applications/open-ways.ts';
import { LetterButton, MailButton, orderLetterWays, PhoneRow } from './way-button.tsx';
import { LinkWay, WalkInWay } from './chosen-ways.tsx';
import { CvAttachment, type CvPart, useTemplate } from './cv-attachment.tsx';
import { CopyRow, DeleteLetter } from './letter-actions.tsx';
import { toMail } from './letter-rules.ts';
import { applicationFormMessages } from './inbox/messages.ts';
import { letterMessages as texts } from './messages.ts';
import { noteHanded } from './recent.tsx';

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

/** Notes that the letter went along before the user leaves. */
function useHand({ letter, onHand }: Pick<ApplyButtonsProps, 'letter' | 'onHand'>) {
  const note = () => {
    if (letter?.step === 'ready') noteHanded(letter);
  };
  const hand = () => {
    note();
    onHand();
  };
  return { note, hand };
}

function useMail({ applied, letter }: Pick<ApplyButtonsProps, 'applied' | 'letter'>) {
  const template = useTemplate(applied);
  const isWritten = letter !== undefined && letter.step !== 'draft';
  return { isWritten, mail: isWritten ? toMail(letter, applied.company) : template };
}

interface MailWaysProps extends ApplyButtonsProps {
  /** The employer's first choice. */
  isPreferred: boolean;
  /** The number of the company, unless the employer chose how to be called. */
  contact: string;
}

/** The ways that send the letter, the best one for this device first; none sends it by itself. */
function MailWays(props: MailWaysProps) {
  const { applied, letter, CvPart, isPreferred, contact, onHand, onNote } = props;
  const isOnline = useOnline();
  const awaitReturn = useReturn(onHand);
  const { isWritten, mail } = useMail(props);
  const { note, hand } = useHand(props);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const isAddressed = isEmail(mail.to);
  const isOffered = {
    letter: true,
    phone: toCallLink(contact) !== '',
    mail: isAddressed,
    webmail: isAddressed,
  };
  const ways = orderLetterWays({ isTouch, isOnline, isWritten }).filter((way) => isOffered[way]);
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
                isFirst={isPreferred && index === 0}
                step={letter?.step ?? 'none'}
                onWrite={() => startWriting(letter ?? applied)}
              />
            )}
            {(way === 'mail' || way === 'webmail') && (
              <MailButton
                way={way}
                isFirst={isPreferred && index === 0}
                mail={mail}
                onHand={hand}
                onNote={onNote}
              />
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
    </>
  );
}

interface ChosenWayProps {
  applied: AppliedJob;
  way: ApplyWayOf<'link' | 'walkIn' | 'call'>;
  isFirst: boolean;
  /** The text of a message. */
  text: string;
  onHand: () => void;
}

/** A way that needs neither the product's inbox nor mail. */
function ChosenWay({ applied, way, isFirst, text, onHand }: ChosenWayProps) {
  if (way.kind === 'link') return <LinkWay way={way} isFirst={isFirst} onHand={onHand} />;
  if (way.kind === 'walkIn') return <WalkInWay applied={applied} way={way} />;
  return (
    <div>
      <PhoneRow contact={way.phone} whatsApp={way.whatsApp} letter={text} onHand={onHand} />
    </div>
  );
}

const OtherWaysTitle = () => <h3 className="mt-2 font-bold">{applicationFormMessages.otherWays}</h3>;

/** What remains possible for whoever has applied in the product. */
export function OtherWays({ applied, onHand }: Pick<ChosenWayProps, 'applied' | 'onHand'>) {
  const { body } = useTemplate(applied);
  const ways = (applied.job?.applyWays ?? []).flatMap((way) =>
    way.kind === 'inbox' || way.kind === 'email' ? [] : [way],
  );
  if (ways.length === 0) return null;
  return (
    <>
      <OtherWaysTitle />
      {ways.map((way) => (
        <ChosenWay key={way.kind} applied={applied} way={way} isFirst={false} text={body} onHand={onHand} />
      ))}
    </>
  );
}

/**
 * The ways to apply that the employer chose, its first choice first, below the form where one applies in the product;
 * e-mail and the company's number where it chose none.
 */
export function ApplyButtons(props: ApplyButtonsProps) {
  const { applied, letter } = props;
  const { mail } = useMail(props);
  const { hand } = useHand(props);
  const chosen = applied.job?.applyWays ?? [];
  const hasInbox = findWay(chosen, 'inbox') !== undefined;
  const ways = toOpenWays(chosen).flatMap((way) => (way.kind === 'inbox' ? [] : [way]));
  const contact = chosen.length === 0 ? (applied.company?.contactNumber ?? '') : '';
  return (
    <>
      {hasInbox && ways.length > 0 && <OtherWaysTitle />}
      {ways.map((way, index) => {
        const isFirst = index === 0 && !hasInbox;
        if (way.kind === 'email')
          return <MailWays key={way.kind} {...props} isPreferred={isFirst} contact={contact} />;
        return (
          <ChosenWay
            key={way.kind}
            applied={applied}
            way={way}
            isFirst={isFirst}
            text={mail.body}
            onHand={hand}
          />
        );
      })}
      {letter && findWay(ways, 'email') === undefined && (
        <LetterButton isFirst={false} step={letter.step} onWrite={() => startWriting(letter)} />
      )}
      {letter && <DeleteLetter letter={letter} />}
    </>
  );
}
