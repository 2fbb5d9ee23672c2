import { useId } from 'react';
import type { Letter } from '#device/letters/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { useOnline } from '#platform/http/online.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { MailLink } from '#ui/links/mail-link.tsx';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import type { MailWay } from './apply-ways.ts';
import { letterMessages } from '../messages.ts';

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
      {letterMessages.write[step]}
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
  const texts = letterMessages;
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
