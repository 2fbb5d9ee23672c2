import type { Mail } from '#platform/browser/webmail.ts';
import type { ApplicationTexts } from './messages.ts';

interface Addressed {
  title: string;
  /** '' when it is not known. */
  companyName: string;
  email: string;
}

/** The application letter (§2): addressed to the company, subject "Application", a template body. */
export function toApplication({ title, companyName, email }: Addressed, texts: ApplicationTexts): Mail {
  return { to: email.trim(), subject: texts.subject, body: texts.body(title, companyName) };
}
