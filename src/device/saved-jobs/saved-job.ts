import { SAVED_JOB_VERSION, stores } from '#contract/device/stores.ts';
import { stages } from '#contract/jobs/stages.ts';
import * as v from 'valibot';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { createRecordStore, type RecordStore } from '../record-store.ts';

/** The last ms of a `Date` (ECMA-262, 21.4.1.1). */
const LAST_TIME = 8.64e15;

/** ms since the epoch; clamps damaged values. */
const Time = v.pipe(
  v.number(),
  v.transform((time) => Math.min(Math.max(time, 0), LAST_TIME)),
);

const Latest = v.variant('kind', [
  v.object({ kind: v.literal('found'), job: Job, company: v.nullable(Company), at: Time }),
  /** 404 or 410. */
  v.object({ kind: v.literal('removed'), at: Time }),
]);
export type Latest = v.InferOutput<typeof Latest>;

/** A saved job: posting, company and logo. Malformed details must not lose the job. */
export const SavedJob = v.object({
  /** A record of a newer version is shown, but never overwritten. */
  version: v.pipe(v.number(), v.integer(), v.minValue(SAVED_JOB_VERSION)),
  job: Job,
  company: v.fallback(v.nullable(Company), null),
  logo: v.fallback(v.nullable(v.object({ path: v.string(), image: StoredFile })), null),
  savedAt: v.fallback(Time, 0),
  /** When this copy was read, or last confirmed. */
  copiedAt: v.fallback(Time, 0),
  /** False for the list's short form. */
  isFull: v.boolean(),
  stage: v.fallback(v.picklist(stages), 'saved'),
  stageAt: v.fallback(Time, 0),
  /** When the server was last asked; 0 for never. */
  checkedAt: v.fallback(Time, 0),
  latest: v.fallback(v.nullable(Latest), null),
});
export type SavedJob = v.InferOutput<typeof SavedJob>;

/** A stored record as a saved job; undefined when malformed. */
export function readSavedJob(stored: unknown): SavedJob | undefined {
  const parsed = v.safeParse(SavedJob, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Writes have no limit: with a logo they take a slow phone long. */
export const savedJobStore: RecordStore<SavedJob> = createRecordStore({
  at: stores.savedJobs,
  schema: SavedJob,
  version: SAVED_JOB_VERSION,
  limit: { readonly: 5 * SECOND_MS },
  toShown: (_id, saved) => saved,
});
