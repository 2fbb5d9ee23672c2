import { toDeadlineState } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { LETTER_VERSION, type Letter } from '#device/letters/letter.ts';
import { type Mail, isTooLongToCompose, toComposeUrl, toMailtoUrl } from '#platform/browser/webmail.ts';
import type { Company } from '#contract/companies/company.ts';
import { isEmail } from '#contract/accounts/auth.ts';
import type { LetterTexts } from './messages.ts';

/** What becomes of a letter: plain changes, each at a time in ms since the epoch. */

/** A letter that holds nothing of the writer's yet: none of its times has come. */
export const createLetter = (applied: AppliedJob, mail: Mail): Letter => ({
  ...applied,
  ...mail,
  version: LETTER_VERSION,
  step: 'draft',
  stepAt: 0,
  changedAt: 0,
  handedAt: null,
});

/** A change of the text: until its writer says so again, the letter is not finished. */
export const withText = (letter: Letter, text: Partial<Mail>, now: number): Letter => ({
  ...letter,
  ...text,
  step: 'draft',
  stepAt: letter.step === 'draft' && letter.stepAt > 0 ? letter.stepAt : now,
  changedAt: now,
  handedAt: null,
});

export const asReady = (letter: Letter, now: number): Letter => ({
  ...letter,
  step: 'ready',
  stepAt: now,
  changedAt: now,
  handedAt: null,
});

/** A mail program has it, or the clipboard; what came of it only its writer knows. */
export const asHanded = (letter: Letter, now: number): Letter => ({ ...letter, handedAt: now });

/** It is still to be sent. */
export const asNotSent = (letter: Letter): Letter => ({ ...letter, handedAt: null });

export const asSent = (letter: Letter, now: number): Letter => ({
  ...letter,
  step: 'sent',
  stepAt: now,
  changedAt: now,
  handedAt: null,
});

/** Whether one can still apply, as far as is known; null for a job that is not known any more. */
export function isClosed(job: Pick<Job, 'applicationDeadline' | 'status'> | null, now: number): boolean {
  return job !== null && toDeadlineState(job, now).kind === 'closed';
}

/** Changes when a letter's own buttons do. */
export const toStepKey = ({ jobId, step, handedAt }: Letter): string => `${jobId} ${step} ${handedAt}`;

/** A job to apply for, as far as it is known. */
export type AppliedJob = Pick<Letter, 'jobId' | 'title' | 'companyName' | 'job' | 'company'>;

export const toAppliedJob = (job: Job, company: Company | undefined): AppliedJob => ({
  jobId: job._id,
  title: job.title,
  companyName: company?.name || job.company.name,
  job,
  company: company ?? null,
});

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
