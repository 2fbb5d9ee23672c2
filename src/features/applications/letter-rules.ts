import type { Closing } from '#contract/jobs/job-dates.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { LETTER_VERSION } from '#contract/device/stores.ts';
import type { AppliedJob, Letter } from '#device/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import type { Company } from '#contract/companies/company.ts';
import { isEmail } from '#contract/accounts/auth.ts';
import type { LetterTexts } from './messages.ts';

/** Pure changes of a letter. Times are ms since the epoch. */

/** An empty letter. */
export const createLetter = (applied: AppliedJob, mail: Mail): Letter => ({
  ...applied,
  ...mail,
  version: LETTER_VERSION,
  step: 'draft',
  stepAt: 0,
  changedAt: 0,
  handedAt: null,
});

/** Changes the text; the letter is then no longer finished. */
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

/** Given to a mail program or the clipboard. Whether it was sent is unknown: the user is asked. */
export const asHanded = (letter: Letter, now: number): Letter => ({ ...letter, handedAt: now });

/** Marks the letter as not sent. */
export const asNotSent = (letter: Letter): Letter => ({ ...letter, handedAt: null });

export const asSent = (letter: Letter, now: number): Letter => ({
  ...letter,
  step: 'sent',
  stepAt: now,
  changedAt: now,
  handedAt: null,
});

/** Why a job is closed for applications. */
export type JobClosing = Closing | 'removed';

/** True where a mail program has the letter, but the user has not confirmed that it was sent. */
export const isHanded = (letter: Letter | undefined): boolean => (letter?.handedAt ?? null) !== null;

type SentStage = Pick<SavedJob, 'stage' | 'stageAt'>;

/** When an application was sent, by its letter or the saved job; null where it was not. */
export function toSentAt(letter: Letter | undefined, saved: SentStage | undefined): number | null {
  if (letter?.step === 'sent') return letter.stepAt;
  const isSent = saved !== undefined && saved.stage !== 'saved' && saved.stage !== 'written';
  return isSent && letter === undefined ? saved.stageAt : null;
}

/** A key that changes when the letter's buttons do. */
export const toStepKey = ({ jobId, step, handedAt }: Letter): string => `${jobId} ${step} ${handedAt}`;

export const MAX_BODY_CHARS = 20_000;
export const MAX_SUBJECT_CHARS = 200;

export type LetterErrors = Partial<Readonly<Record<'to' | 'body', string>>>;

/** What a letter lacks to be finished; not an e-mail address, without which it can still be copied. */
export function checkLetter(mail: Mail, texts: LetterTexts): LetterErrors {
  const to = mail.to.trim();
  return {
    ...(to !== '' && !isEmail(to) && { to: texts.toInvalid }),
    ...(mail.body.trim() === '' && { body: texts.bodyRequired }),
  };
}

/** The letter as a mail; an address that was missing is the company's. */
export const toMail = ({ to, subject, body }: Mail, company: Company | null): Mail => ({
  to: to.trim() || (company?.email.trim() ?? ''),
  subject,
  body,
});
