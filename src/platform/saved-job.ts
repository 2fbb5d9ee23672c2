import * as v from 'valibot';
import { Company } from '#contract/company.ts';
import { Job } from '#contract/job.ts';

/** A job kept on the device until it is un-saved: the full posting and its company, where known. */
const SavedJob = v.object({
  job: Job,
  company: v.nullable(Company),
  /** ms since the epoch. */
  savedAt: v.number(),
  /** When this copy was read from the server, ms since the epoch. */
  copiedAt: v.number(),
  /** False while only the list's short form could be kept. */
  isFull: v.boolean(),
});
export type SavedJob = v.InferOutput<typeof SavedJob>;

/** What the device kept; undefined when it is no job of this form. */
export function readSavedJob(kept: unknown): SavedJob | undefined {
  const parsed = v.safeParse(SavedJob, kept);
  return parsed.success ? parsed.output : undefined;
}
