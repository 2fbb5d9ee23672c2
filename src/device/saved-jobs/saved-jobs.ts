import { createDeviceRecords } from '../device-records.ts';
import type { SavedJob } from './saved-job.ts';

/** The saved jobs by id. They belong to the device, not to an account: signing out leaves them. */

export const {
  known: knownSavedJobs,
  publish: publishSavedJobs,
  show: showSavedJob,
  load: loadSavedJobs,
  retry: retrySavedJobs,
  onChange: onSavedJobsChange,
  useRecords: useSavedJobs,
  useReadState: useSavedJobsState,
} = createDeviceRecords<SavedJob>({
  read: async (view, key) => (await import('./store.ts')).readSavedInto(view, key),
  name: 'saved jobs',
});

/** Every saved job of this device, in no order; those of this page alone where the device cannot be read. */
export async function readSavedJobs(): Promise<readonly SavedJob[]> {
  await loadSavedJobs();
  return [...knownSavedJobs().values()];
}
