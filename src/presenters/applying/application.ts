import type { Mail } from '#platform/browser/webmail.ts';
import type { ApplicationTexts } from '#texts/presenters/applying/application';

interface Addressed {
  title: string;
  companyName: string;
  email: string;
}

/** The application letter from its template (§2). */
export function toApplication({ title, companyName, email }: Addressed, texts: ApplicationTexts): Mail {
  return { to: email.trim(), subject: texts.subject, body: texts.body(title, companyName) };
}
