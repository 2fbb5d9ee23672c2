import { useId } from 'react';
import type { Letter } from '#device/letters/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { useOnline } from '#platform/http/online.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { MailLink } from '#presenters/applying/mail-link.tsx';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import type { ApplyWay } from './apply-ways.ts';
import { letterMessages } from '#texts/features/applications/messages';

export const wayLook = 'btn w-full justify-start gap-3 px-4 text-base';

const icons: Readonly<Record<Exclude<ApplyWay, 'phone'>, IconName>> = {
  webmail: factIcons.link,
  mail: 'mail',
  letter: 'document',
};

interface WayButtonProps {
  way: Exclude<ApplyWay, 'phone'>;
  isFirst: boolean;
  mail: Mail;
  step: Letter['step'] | 'none';
  onHand: () => void;
  onNote: (note: string) => void;
  onWrite: () => void;
}

/** One way to apply; webmail waits while offline, and says so. */
export function WayButton({ way, isFirst, mail, step, onHand, onNote, onWrite }: WayButtonProps) {
  const texts = letterMessages;
  const isOnline = useOnline();
  const reasonId = useId();
  const { webmailName } = clientConfig();
  const look = `${wayLook} ${isFirst ? 'btn-primary' : 'border-control bg-base-200'}`;
  const icon = <Icon name={icons[way]} />;
  if (way === 'letter') {
    return (
      <button type="button" className={look} onClick={onWrite}>
        {icon}
        {texts.write[step]}
      </button>
    );
  }
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
