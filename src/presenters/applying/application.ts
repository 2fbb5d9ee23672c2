import type { Mail } from '#platform/browser/webmail.ts';
import type { ApplicationTexts } from '#texts/presenters/applying/application';

/** What a CV that goes along says of its file and its writer. */
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

/** The application letter from its template (§2), signed by the writer of the CV. */
export function toApplication({ title, companyName, email, cv }: Addressed, texts: ApplicationTexts): Mail {
  const signature = [cv?.name.trim(), cv?.phone.trim()].map((line) => (line ? `${line}\n` : ''));
  const body = texts.body(title, companyName, cv?.file ?? '') + signature.join('');
  return { to: email.trim(), subject: texts.subject, body };
}
