import { clientConfig } from '../startup/config.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Replaces lone surrogates, which `encodeURIComponent` rejects. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Line breaks are CR LF (RFC 6068 §5). */
const encodeBody = (body: string): string => encodeText(body.replace(/\r\n?|\n/g, '\r\n'));

/** A mail link without subject or body. */
export const toMailtoAddress = (to: string): string =>
  `mailto:${to.trim().split('@').map(encodeText).join('@')}`;

const writeMailto = ({ to, subject, body }: Mail): string =>
  `${toMailtoAddress(to)}?subject=${encodeText(subject)}&body=${encodeBody(body)}`;

function writeCompose({ to, subject, body }: Mail): string {
  const url = new URL(clientConfig().webmailComposeUrl);
  url.search = `view=cm&fs=1&to=${encodeText(to)}&su=${encodeText(subject)}&body=${encodeBody(body)}`;
  return url.href;
}

/**
 * Chromium on Windows opens no external address of more than 2,048 characters, and says nothing
 * (`kMaxUrlLength` in its `platform_util_win.cc`). A Bangla character takes nine.
 */
const MAX_LINK_CHARS = 1900;

/** A subject of so many characters fits, whatever its script. */
const SHORT_SUBJECT_CHARS = 60;

const shorten = (mail: Mail): Mail => ({
  ...mail,
  subject: [...mail.subject].slice(0, SHORT_SUBJECT_CHARS).join(''),
});

/** True where the links to write a mail carry its address and subject alone: its text has to be copied. */
export const isTooLongToLink = (mail: Mail): boolean =>
  [writeMailto, writeCompose].some((write) => write(mail).length > MAX_LINK_CHARS);

/** One mail for both links: `mailto:` and webmail then carry the same text. */
function toLinked(mail: Mail): Mail {
  if (!isTooLongToLink(mail)) return mail;
  const bare = { ...mail, body: '' };
  return isTooLongToLink(bare) ? shorten(bare) : bare;
}

/** A mail whose text is replaced by a short one when it is too long for a link. */
export const withShortText = (mail: Mail, body: string): Mail =>
  isTooLongToLink(mail) ? shorten({ ...mail, body }) : mail;

/** The address of the webmail's compose window. */
export const toComposeUrl = (mail: Mail): string => writeCompose(toLinked(mail));

/** The compose window as a form without scripts opens it: the letter is a field named `body`. */
export function toComposeForm({ to, subject }: Omit<Mail, 'body'>) {
  return { action: clientConfig().webmailComposeUrl, hidden: { view: 'cm', fs: '1', to, su: subject } };
}

/** A mail link for the device's mail program. */
export const toMailtoUrl = (mail: Mail): string => writeMailto(toLinked(mail));

export type ComposeOutcome = 'opened' | 'blocked' | 'tooLong';

/** Opens the compose window in a new tab; call it from a click. */
export function openCompose(mail: Mail): ComposeOutcome {
  if (isTooLongToLink(mail)) return 'tooLong';
  // `noopener` would hide whether it opened.
  const opened = globalThis.open(toComposeUrl(mail), '_blank');
  if (!opened) return 'blocked';
  opened.opener = null;
  return 'opened';
}
