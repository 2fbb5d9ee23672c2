import { createObservable } from '#platform/observable.ts';
import type { AppliedJob } from './applied-job.ts';

/** The job whose letter is being written; null while none is. */
export const written = createObservable<AppliedJob | null>(null);

/** Opens the editor of a job's letter. */
export const startWriting = (applied: AppliedJob): void => written.set(applied);

/** More is known of a job by now: its company has come. */
export function renewWritten(applied: AppliedJob): void {
  if (written.get()?.jobId === applied.jobId) startWriting(applied);
}

export const stopWriting = (): void => written.set(null);
