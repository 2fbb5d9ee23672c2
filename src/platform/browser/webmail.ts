import { clientConfig } from '../startup/config.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** For a part of an address. Half of a character, as a broken text may hold, cannot be encoded. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** The address of the webmail compose window, everything URL-encoded. */
export function toComposeUrl(mail: Mail): string {
  const url = new URL(clientConfig().webmailComposeUrl);
  const params = { view: 'cm', fs: '1', to: mail.to, su: mail.subject, body: mail.body };
  url.search = Object.entries(params)
    .map(([name, value]) => `${name}=${encodeText(value)}`)
    .join('&');
  return url.href;
}

/** A mail link to an address, which cannot bring a subject or further readers along. */
export const toMailtoAddress = (to: string): string =>
  `mailto:${to.trim().split('@').map(encodeText).join('@')}`;

/** The same letter for the device's own mail program. */
export function toMailtoUrl({ to, subject, body }: Mail): string {
  return `${toMailtoAddress(to)}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
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
