import type { ReactNode } from 'react';
import { copyText } from '#platform/browser/share.ts';
import { isTooLongToLink, toComposeUrl, toMailtoUrl, type Mail } from '#platform/browser/webmail.ts';
import { mailMessages } from '../panel-messages.ts';
import { snack } from '../dialog/snackbar.tsx';

interface MailLinkProps {
  mail: Mail;
  via: 'app' | 'webmail';
  className: string;
  children: ReactNode;
  onPress?: () => void;
  /** Reports whether a text too long for the link was copied; by default as a toast. */
  onCopied?: (note: string) => void;
}

const showNote = (text: string): void => snack.set({ text });

/** Opens a mail; a text that is too long for its link is copied on the way. */
export function MailLink({ mail, via, className, children, onPress, onCopied = showNote }: MailLinkProps) {
  const press = () => {
    onPress?.();
    if (!isTooLongToLink(mail)) return;
    void copyText(mail.body).then((isCopied) =>
      onCopied(isCopied ? mailMessages.copied : mailMessages.notCopied),
    );
  };
  const isWeb = via === 'webmail';
  return (
    <a
      href={isWeb ? toComposeUrl(mail) : toMailtoUrl(mail)}
      target={isWeb ? '_blank' : undefined}
      rel="noopener noreferrer"
      className={className}
      onClick={press}
    >
      {children}
    </a>
  );
}
