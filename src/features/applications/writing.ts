import type { MouseEvent } from 'react';
import type { Company } from '#contract/company.ts';
import type { Job } from '#contract/job.ts';
import { createObservable } from '#platform/observable.ts';
import { isOnline } from '#platform/online.ts';
import { toAppliedJob, type AppliedJob } from './applied-job.ts';

/** The job whose letter is being written; null while none is. */
export const written = createObservable<AppliedJob | null>(null);

/** Opens the editor of a job's letter. */
export const startWriting = (applied: AppliedJob): void => written.set(applied);

export const stopWriting = (): void => written.set(null);

/** Apply without a network: webmail could not open, so the letter is written here. */
export function applyOffline(event: MouseEvent, job: Job, company: Company | undefined): void {
  if (isOnline()) return;
  event.preventDefault();
  startWriting(toAppliedJob(job, company));
}
