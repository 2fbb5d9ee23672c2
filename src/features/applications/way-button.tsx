import { useId } from 'react';
import type { Letter } from '#device/letters/letter.ts';
import { useOnline } from '#platform/http/online.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import type { ApplyWay } from './apply-ways.ts';
import type { Ways } from './letter-rules.ts';
import { letterMessages } from '#texts/features/applications/messages';

export const wayLook = 'btn w-full justify-start gap-3 px-4 text-base';

const icons: Readonly<Record<ApplyWay, IconName>> = {
  webmail: factIcons.link,
  mail: 'mail',
  letter: 'document',
};

interface WayButtonProps {
  way: ApplyWay;
  isFirst: boolean;
  links: Ways;
  step: Letter['step'] | 'none';
  onHand: () => void;
  onWrite: () => void;
}

/** One way to apply; webmail waits while offline, and says so. */
export function WayButton({ way, isFirst, links, step, onHand, onWrite }: WayButtonProps) {
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
      <a href={links.mailto} className={look} onClick={onHand}>
        {icon}
        {texts.openMail}
      </a>
    );
  }
  if (isOnline) {
    return (
      <a href={links.webmail} target="_blank" rel="noopener noreferrer" className={look} onClick={onHand}>
        {icon}
        {texts.openWebmail(webmailName)}
      </a>
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
