import * as v from 'valibot';
import { OptionalApproval, ownerEntries } from './approval.ts';
import { Job } from './job.ts';

/** A job as its owner reads it: `GET /jobs?createdBy=`, `GET /jobs/{id}?view=detailed`, and answers to writes. */
export const OwnJob = v.object({
  ...Job.entries,
  ...ownerEntries,
  /** Extension: where the company's approval stands, without which the job is not public either. */
  companyApproval: v.optional(OptionalApproval, ''),
});
export type OwnJob = v.InferOutput<typeof OwnJob>;

/** Why a job is not public: its own approval, or that of its company. */
export interface HiddenState {
  of: 'job' | 'company';
  approval: 'pending' | 'rejected';
  /** Of a rejected job. */
  reason: string;
}

/** Null for a job that is approved with its company, or of which the server tells neither. */
export function toHiddenState({
  approval,
  approvalReason,
  companyApproval,
}: Pick<OwnJob, 'approval' | 'approvalReason' | 'companyApproval'>): HiddenState | null {
  if (approval === 'pending') return { of: 'job', approval, reason: '' };
  if (approval === 'rejected') return { of: 'job', approval, reason: approvalReason };
  if (companyApproval !== 'pending' && companyApproval !== 'rejected') return null;
  return { of: 'company', approval: companyApproval, reason: '' };
}

/** `data` of `GET /jobs/{id}?view=detailed` for the owner; our server's writes answer with it too. */
export const OwnJobData = v.object({ job: OwnJob });
