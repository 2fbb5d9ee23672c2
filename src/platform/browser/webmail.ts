import { clientConfig } from '../startup/config.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Replaces lone surrogates, which `encodeURIComponent` rejects. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** The address of the webmail's compose window. */
export function toComposeUrl(mail: Mail): string {
  const url = new URL(clientConfig().webmailComposeUrl);
  const params = { view: 'cm', fs: '1', to: mail.to, su: mail.subject, body: mail.body };
  url.search = Object.entries(params)
    .map(([name, value]) => `${name}=${encodeText(value)}`)
    .join('&');
  return url.href;
}

/** A mail link without subject or body. */
export const toMailtoAddress = (to: string): string =>
  `mailto:${to.trim().split('@').map(encodeText).join('@')}`;

/** A mail link for the device's mail program. */
export function toMailtoUrl({ to, subject, body }: Mail): string {
  return `${toMailtoAddress(to)}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
}

/** Gmail refuses longer addresses; a Bangla letter takes nine characters. */
const MAX_COMPOSE_URL_CHARS = 8000;

export const isTooLongToCompose = (mail: Mail): boolean => toComposeUrl(mail).length > MAX_COMPOSE_URL_CHARS;

export type ComposeOutcome = 'opened' | 'blocked' | 'tooLong';

/** Opens the compose window in a new tab; call it from a click. */
export function openCompose(mail: Mail): ComposeOutcome {
  if (isTooLongToCompose(mail)) return 'tooLong';
  // `noopener` would hide whether it opened.
  const opened = globalThis.open(toComposeUrl(mail), '_blank');
  if (!opened) return 'blocked';
  opened.opener = null;
  return 'opened';
}
