import { clientConfig } from '#platform/startup/config.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { toComposeUrl, toMailtoUrl, type Mail } from '#platform/browser/webmail.ts';
import { CopyButton } from '#presenters/copy-button.tsx';
import { contactMessages } from './messages.ts';

export type HeldReason = 'offline' | 'blocked' | 'tooLong';

interface HeldMessageProps {
  reason: HeldReason;
  mail: Mail;
  onOpened: () => void;
}

/** Why the webmail did not open, and other ways to send. */
export function HeldMessage({ reason, mail, onOpened }: HeldMessageProps) {
  const texts = useMessages(contactMessages);
  const { webmailName } = clientConfig();
  return (
    <div className="grid gap-3 rounded-lg bg-notice p-4">
      <p>{texts.held[reason](webmailName)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {reason === 'blocked' && (
          <a
            href={toComposeUrl(mail)}
            target="_blank"
            rel="noopener noreferrer"
            className="btn btn-primary text-base"
            onClick={onOpened}
          >
            {texts.openWebmail(webmailName)}
          </a>
        )}
        <a href={toMailtoUrl(mail)} className="btn border-control bg-base-200 text-base">
          {texts.openMail}
        </a>
        <CopyButton text={mail.body} texts={texts} />
      </div>
    </div>
  );
}
