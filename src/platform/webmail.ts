import { clientConfig } from './config.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Half of a character, as a broken text may hold, cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** The address of the webmail compose window, everything URL-encoded. */
export function toComposeUrl(mail: Mail): string {
  const url = new URL(clientConfig().webmailComposeUrl);
  const params = { view: 'cm', fs: '1', to: mail.to, su: mail.subject, body: mail.body };
  url.search = Object.entries(params)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
  return url.href;
}

/** A mail link to an address, which cannot bring a subject or further readers along. */
export const toMailtoAddress = (to: string): string => `mailto:${to.trim().split('@').map(encode).join('@')}`;

/** The same letter for the device's own mail program. */
export function toMailtoUrl({ to, subject, body }: Mail): string {
  return `${toMailtoAddress(to)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** Webmail services refuse longer addresses; a Bangla letter takes nine characters in one. */
const MAX_COMPOSE_URL_CHARS = 8000;

/** True when webmail would refuse the address of its compose window. */
export const isTooLongToCompose = (mail: Mail): boolean => toComposeUrl(mail).length > MAX_COMPOSE_URL_CHARS;

export type ComposeOutcome = 'opened' | 'blocked' | 'tooLong';

/** Opens the compose window in a new tab. Call it from a click or a submit, or the browser blocks it. */
export function openCompose(mail: Mail): ComposeOutcome {
  if (isTooLongToCompose(mail)) return 'tooLong';
  // With "noopener" the browser would not tell whether it opened, so the way back is cut by hand.
  const opened = globalThis.open(toComposeUrl(mail), '_blank');
  if (!opened) return 'blocked';
  opened.opener = null;
  return 'opened';
}
