import * as v from 'valibot';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import { SAVED_JOB_VERSION, stages } from '#contract/device/saved.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';

/** The last ms that a date can have (ECMA-262, 21.4.1.1). */
const LAST_TIME = 8.64e15;

/** A time in ms since the epoch; a damaged one that no calendar has becomes the nearest that it has. */
const Time = v.pipe(
  v.number(),
  v.transform((time) => Math.min(Math.max(time, 0), LAST_TIME)),
);

/** What the server said last of a job that is no longer as it was saved. */
const Latest = v.variant('kind', [
  v.object({ kind: v.literal('found'), job: Job, company: v.nullable(Company), at: Time }),
  /** The server does not have it any more (404, 410). */
  v.object({ kind: v.literal('removed'), at: Time }),
]);
export type Latest = v.InferOutput<typeof Latest>;

/**
 * A job kept on the device until it is un-saved: the whole posting, its company with the address to apply to
 * (`company.email`), and the logo. What could be read again or counts for little gives way where it is not as it
 * should be, rather than the job being lost for it.
 */
const SavedJob = v.object({
  /** A newer app may have written more than is known here: such a record is shown, but never written over. */
  version: v.pipe(v.number(), v.integer(), v.minValue(SAVED_JOB_VERSION)),
  job: Job,
  company: v.fallback(v.nullable(Company), null),
  /** The picture, and the stored path that it was read from; null while there is none. */
  logo: v.fallback(v.nullable(v.object({ path: v.string(), image: StoredFile })), null),
  savedAt: v.fallback(Time, 0),
  /** When this copy was read from the server, or last found to be what the server has. */
  copiedAt: v.fallback(Time, 0),
  /** False while only the list's short form could be kept. */
  isFull: v.boolean(),
  stage: v.fallback(v.picklist(stages), 'saved'),
  /** When the reader chose the stage. */
  stageAt: v.fallback(Time, 0),
  /** When the server was last asked whether the copy is still right; 0 for never. */
  checkedAt: v.fallback(Time, 0),
  latest: v.fallback(v.nullable(Latest), null),
});
export type SavedJob = v.InferOutput<typeof SavedJob>;

/** The first stored shape, which had no version. */
const SavedJobV1 = v.object({
  version: v.optional(v.undefined()),
  job: Job,
  company: v.fallback(v.nullable(Company), null),
  savedAt: Time,
  copiedAt: Time,
  isFull: v.boolean(),
});

function fromV1({ version: _none, ...first }: v.InferOutput<typeof SavedJobV1>): SavedJob {
  return {
    ...first,
    version: SAVED_JOB_VERSION,
    logo: null,
    stage: 'saved',
    stageAt: first.savedAt,
    checkedAt: 0,
    latest: null,
  };
}

/** A saved job of whichever version. */
export const AnySavedJob = v.union([SavedJob, v.pipe(SavedJobV1, v.transform(fromV1))]);

/** A stored record as a saved job; undefined when it is none of any known version. */
export function readSavedJob(stored: unknown): SavedJob | undefined {
  const parsed = v.safeParse(AnySavedJob, stored);
  return parsed.success ? parsed.output : undefined;
}
