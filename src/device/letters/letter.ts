import * as v from 'valibot';
import { Company } from '#contract/companies/company.ts';
import { Id } from '#contract/fields.ts';
import { Job } from '#contract/jobs/job.ts';

/** Version of the stored shape: raise it with every change, and have the schema migrate the older ones. */
export const LETTER_VERSION = 1;

/** How far a letter has come: begun, finished by the writer's word, sent by the writer's word. */
const letterSteps = ['draft', 'ready', 'sent'] as const;

/** A time in ms since the epoch. */
const Time = v.number();

/**
 * An application letter with the job that it is for: one a job. What is known of the job gives way where it is not
 * as it should be, rather than the letter being lost for it.
 */
export const Letter = v.object({
  /** A newer app may have written more than is known here: such a record is shown, but never written over. */
  version: v.pipe(v.number(), v.integer(), v.minValue(LETTER_VERSION)),
  jobId: Id,
  title: v.fallback(v.string(), ''),
  companyName: v.fallback(v.string(), ''),
  /** The posting as it was when the letter was begun; null when that is not known any more. */
  job: v.fallback(v.nullable(Job), null),
  company: v.fallback(v.nullable(Company), null),
  /** The address to write to; '' when none is known. */
  to: v.fallback(v.string(), ''),
  subject: v.fallback(v.string(), ''),
  body: v.string(),
  step: v.fallback(v.picklist(letterSteps), 'draft'),
  /** When that step was reached. */
  stepAt: v.fallback(Time, 0),
  /** When its text or its step changed last. */
  changedAt: v.fallback(Time, 0),
  /** When the letter was last handed to a mail program or copied, with no word since of what came of it. */
  handedAt: v.fallback(v.nullable(Time), null),
});
export type Letter = v.InferOutput<typeof Letter>;

/** `asked`: the device has not answered yet. `page`: the device refused, so it lives as long as the page does. */
export type LetterPlace = 'asked' | 'device' | 'page';
export interface ShownLetter {
  letter: Letter;
  place: LetterPlace;
}
