import { isEmail } from '#contract/accounts/auth.ts';
import type { Company } from '#contract/companies/company.ts';
import type { Letter } from '#device/letters/letter.ts';
import { isTooLongToCompose, toComposeUrl, toMailtoUrl, type Mail } from '#platform/browser/webmail.ts';
import type { LetterTexts } from './messages.ts';

/** Most characters of a letter: more than any mail program is handed in a link. */
export const MAX_BODY_CHARS = 20_000;
export const MAX_SUBJECT_CHARS = 200;

export type LetterErrors = Partial<Readonly<Record<'to' | 'body', string>>>;

/** What keeps a letter from being ready; an address may be missing, as a letter can be copied. */
export function checkLetter(mail: Mail, texts: LetterTexts): LetterErrors {
  const to = mail.to.trim();
  return {
    ...(to !== '' && !isEmail(to) && { to: texts.toInvalid }),
    ...(mail.body.trim() === '' && { body: texts.bodyRequired }),
  };
}

/** The letter as a mail, to the address that is known by now where none was when it was written. */
export const toMail = ({ to, subject, body }: Letter, company: Company | null): Mail => ({
  to: to.trim() || (company?.email.trim() ?? ''),
  subject,
  body,
});

/** The links that a letter can be sent with; '' where there is none, and why. Copying is always possible. */
export interface Ways {
  webmail: string;
  mailto: string;
  missing: 'address' | 'tooLong' | null;
}

export function toWays(mail: Mail): Ways {
  if (!isEmail(mail.to)) return { webmail: '', mailto: '', missing: 'address' };
  const mailto = toMailtoUrl(mail);
  if (isTooLongToCompose(mail)) return { webmail: '', mailto, missing: 'tooLong' };
  return { webmail: toComposeUrl(mail), mailto, missing: null };
}
