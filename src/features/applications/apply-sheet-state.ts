import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { AppliedJob } from '#device/letter.ts';
import { createObservable } from '#platform/observable.ts';

/** The ways to apply, or the letter's editor. */
export type ApplySheetView = 'ways' | 'letter';

interface ApplySheetState {
  applied: AppliedJob;
  view: ApplySheetView;
}

export const applySheet = createObservable<ApplySheetState | null>(null);

export const toAppliedJob = (job: Job, company: Company | undefined): AppliedJob => ({
  jobId: job._id,
  title: job.title,
  companyName: company?.name || job.company.name,
  job,
  company: company ?? null,
});

/** Opens the ways to apply for a job. */
export const openApply = (applied: AppliedJob): void => applySheet.set({ applied, view: 'ways' });

/** Opens the editor of a job's letter. */
export const startWriting = (applied: AppliedJob): void => applySheet.set({ applied, view: 'letter' });

/** Updates the open sheet's job, if it is this one. */
export function renewApplied(applied: AppliedJob): void {
  const open = applySheet.get();
  if (open?.applied.jobId === applied.jobId) applySheet.set({ ...open, applied });
}

export const closeApplySheet = (): void => applySheet.set(null);
