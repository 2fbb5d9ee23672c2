import { createDeviceRecords } from '../device-records.ts';
import type { SavedJob } from './saved-job.ts';

/** Saved jobs by id; they stay after sign-out. */

export const {
  known: knownSavedJobs,
  publish: publishSavedJobs,
  show: showSavedJob,
  load: loadSavedJobs,
  retry: retrySavedJobs,
  onChange: onSavedJobsChange,
  useRecords: useSavedJobs,
  useRecord: useSavedJob,
  useReadState: useSavedJobsState,
} = createDeviceRecords<SavedJob>({
  read: async (view, key) => (await import('./saved-job-store.ts')).readSavedInto(view, key),
  name: 'saved jobs',
});

/** All saved jobs; those of this page alone where the device cannot be read. */
export async function readSavedJobs(): Promise<readonly SavedJob[]> {
  await loadSavedJobs();
  return [...knownSavedJobs().values()];
}
