import { SAVED_JOB_VERSION, stores } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createReader, createRecordStore, type RecordStore } from '../record-store.ts';
import { SavedJob } from './saved-job.ts';

export const savedJobStore: RecordStore<SavedJob> = createRecordStore({
  at: stores.savedJobs,
  schema: SavedJob,
  version: SAVED_JOB_VERSION,
  limit: { readonly: 5 * SECOND_MS },
});

export const readSavedInto = createReader<SavedJob, SavedJob>(savedJobStore, (_id, stored) => stored);
