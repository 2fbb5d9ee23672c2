import { toDeadlineState } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { LETTER_VERSION, type Letter } from '#device/letters/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import type { AppliedJob } from './applied-job.ts';

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
