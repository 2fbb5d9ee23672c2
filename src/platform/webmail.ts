import { clientConfig } from './config.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** The address of the webmail compose window, everything URL-encoded. */
export function toComposeUrl(mail: Mail): string {
  const url = new URL(clientConfig().webmailComposeUrl);
  const params = { view: 'cm', fs: '1', to: mail.to, su: mail.subject, body: mail.body };
  url.search = Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return url.href;
}

/** A mail link to an address, which cannot bring a subject or further readers along. */
export const toMailtoAddress = (to: string): string =>
  `mailto:${to.trim().split('@').map(encodeURIComponent).join('@')}`;

/** The same letter for the device's own mail program. */
export function toMailtoUrl({ to, subject, body }: Mail): string {
  return `${toMailtoAddress(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Webmail services refuse longer addresses; a Bangla letter takes nine characters in one. */
const MAX_COMPOSE_URL_CHARS = 8000;

export type ComposeOutcome = 'opened' | 'blocked' | 'tooLong';

/** Opens the compose window in a new tab. Call it from a click or a submit, or the browser blocks it. */
export function openCompose(mail: Mail): ComposeOutcome {
  const url = toComposeUrl(mail);
  if (url.length > MAX_COMPOSE_URL_CHARS) return 'tooLong';
  // With "noopener" the browser would not tell whether it opened, so the way back is cut by hand.
  const opened = globalThis.open(url, '_blank');
  if (!opened) return 'blocked';
  opened.opener = null;
  return 'opened';
}
