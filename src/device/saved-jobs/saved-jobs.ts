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
  name: 'saved jobs',
  load: async () => (await import('./saved-job.ts')).savedJobStore,
});

/** All saved jobs; those of this page alone where the device cannot be read. */
export async function readSavedJobs(): Promise<readonly SavedJob[]> {
  await loadSavedJobs();
  return [...knownSavedJobs().values()];
}
