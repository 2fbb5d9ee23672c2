import { useId } from 'react';
import { toShownDigits } from '#contract/shown-digits.ts';
import type { Letter } from '#device/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { useOnline } from '#platform/http/online.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { appIcons } from '#ui/icon/app-icons.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { MailLink } from '#ui/links/mail-link.tsx';
import { toCallLink, toWhatsAppLink } from '#ui/links/phone-links.ts';
import { letterMessages as texts } from './messages.ts';

type MailWay = 'webmail' | 'mail';
type LetterWay = MailWay | 'phone' | 'letter';

const mailFirst = ['mail', 'webmail'] as const;
const webmailFirst = ['webmail', 'mail'] as const;

interface Situation {
  isTouch: boolean;
  isOnline: boolean;
  isWritten: boolean;
}

/** The ways to send a letter, the best one first: a phone has a mail app, and webmail needs internet. */
export function orderLetterWays({ isTouch, isOnline, isWritten }: Situation): LetterWay[] {
  if (isOnline) return [...(isTouch ? mailFirst : webmailFirst), 'phone', 'letter'];
  return isWritten ? ['mail', 'phone', 'letter', 'webmail'] : ['letter', 'phone', 'mail', 'webmail'];
}

export const wayLook = 'btn w-full justify-start gap-3 px-4 text-base';

const icons: Readonly<Record<MailWay, IconName>> = { webmail: factIcons.link, mail: 'mail' };

/** The first way stands out. */
export const toButtonLook = (isFirst: boolean): string =>
  `${wayLook} ${isFirst ? 'btn-primary' : 'border-control bg-base-200'}`;

interface LetterButtonProps {
  isFirst: boolean;
  step: Letter['step'] | 'none';
  onWrite: () => void;
}

/** Opens the editor of the letter. */
export function LetterButton({ isFirst, step, onWrite }: LetterButtonProps) {
  return (
    <button type="button" className={toButtonLook(isFirst)} onClick={onWrite}>
      <Icon name="document" />
      {texts.write[step]}
    </button>
  );
}

interface MailButtonProps {
  way: MailWay;
  isFirst: boolean;
  mail: Mail;
  onHand: () => void;
  onNote: (note: string) => void;
}

/** Opens a mail; webmail is disabled while offline, with a hint. */
export function MailButton({ way, isFirst, mail, onHand, onNote }: MailButtonProps) {
  const isOnline = useOnline();
  const reasonId = useId();
  const { webmailName } = clientConfig();
  const look = toButtonLook(isFirst);
  const icon = <Icon name={icons[way]} />;
  if (way === 'mail') {
    return (
      <MailLink mail={mail} via="app" className={look} onPress={onHand} onCopied={onNote}>
        {icon}
        {texts.openMail}
      </MailLink>
    );
  }
  if (isOnline) {
    return (
      <MailLink mail={mail} via="webmail" className={look} onPress={onHand} onCopied={onNote}>
        {icon}
        {texts.openWebmail(webmailName)}
      </MailLink>
    );
  }
  return (
    <>
      <button type="button" disabled className={wayLook} aria-describedby={reasonId}>
        {icon}
        {texts.openWebmail(webmailName)}
      </button>
      <p id={reasonId} className="text-sm text-muted">
        {texts.webmailWaits(webmailName)}
      </p>
    </>
  );
}

interface PhoneRowProps {
  /** The contact number as the company wrote it. */
  contact: string;
  letter: string;
  /** WhatsApp was opened with the letter. */
  onHand: () => void;
  onCall?: () => void;
  /** Whether its owner says that the number has WhatsApp; unsaid, mobile ones are taken to have it. */
  whatsApp?: boolean | undefined;
}

/** Calls the company, or writes to it where its number is a mobile one. */
export function PhoneRow({ contact, letter, onHand, onCall, whatsApp: isSaid }: PhoneRowProps) {
  const whatsApp = isSaid === false ? '' : toWhatsAppLink(contact, letter, isSaid);
  const look = `${wayLook} min-w-min flex-1 border-control bg-base-200`;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <a href={toCallLink(contact)} className={look} onClick={onCall}>
          <Icon name={factIcons.phone} />
          {texts.call}
        </a>
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={look} onClick={onHand}>
            <Icon name={appIcons.whatsapp} />
            {texts.whatsApp}
          </a>
        )}
      </div>
      <p className="ps-4 pt-1 text-sm text-muted">{toShownDigits(contact)}</p>
    </>
  );
}
