import { createDeviceRecords } from '../device-records.ts';
import type { SavedJob } from './saved-job.ts';

/**
 * The saved jobs by id, as the page knows them. They belong to the device, not to an account: signing out leaves
 * them. Writing is `saved-writes.ts`; the database and the schemas come after the page's own code.
 */

export const {
  known: knownSavedJobs,
  publish: publishSavedJobs,
  load: loadSavedJobs,
  retry: retrySavedJobs,
  onChange: onSavedJobsChange,
  useRecords: useSavedJobs,
  useReadState: useSavedJobsState,
} = createDeviceRecords<SavedJob>({
  start: async () => (await import('./store.ts')).startSavedStore(),
  failure: 'saved jobs cannot be read on this device',
});

/** Every saved job of this device, in no order; those of this page alone where the device cannot be read. */
export async function readSavedJobs(): Promise<readonly SavedJob[]> {
  await loadSavedJobs();
  return [...knownSavedJobs().values()];
}
