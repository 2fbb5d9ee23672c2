import type { Mail } from '#platform/browser/webmail.ts';
import type { ApplicationTexts } from './application-messages.ts';

/** An attached CV: its file's name, and its writer. */
export interface AttachedCv {
  file: string;
  name: string;
  phone: string;
}

interface Addressed {
  title: string;
  companyName: string;
  email: string;
  cv?: AttachedCv | undefined;
}

/** The lines under a letter: the name and number of the CV. */
const toSignature = (cv: AttachedCv | undefined): string =>
  [cv?.name.trim(), cv?.phone.trim()].map((line) => (line ? `${line}\n` : '')).join('');

/** The application letter from its template (§2), signed by the writer of the CV. */
export function toApplication({ title, companyName, email, cv }: Addressed, texts: ApplicationTexts): Mail {
  const body = texts.body(title, companyName, cv?.file ?? '') + toSignature(cv);
  return { to: email.trim(), subject: texts.subject, body };
}
