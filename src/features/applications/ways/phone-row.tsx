import { toShownDigits } from '#contract/shown-digits.ts';
import { toCallLink, toWhatsAppLink } from '#ui/links/phone-links.ts';
import { letterMessages } from '../messages.ts';
import { appIcons } from '#ui/icon/app-icons.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { wayLook } from './way-button.tsx';

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
  const texts = letterMessages;
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
