import * as v from 'valibot';
import { AdviceMarks } from '../advice/marks.ts';
import { OptionalApproval, ownerEntries } from './approval.ts';
import { LooseId, OptionalRef, OptionalText } from '../fields.ts';
import { OptionalPagination } from '../http/pagination.ts';
import { columnOf } from '../rows.ts';
import { jobFields } from './fields/job-fields.ts';

/** A job as read, in every form of §3 and §7. Dates are ISO text. */
export const Job = v.object({
  _id: LooseId,
  ...columnOf(jobFields, 'answer'),
  createdBy: OptionalRef,
  /** Extension: when the job was first public, ISO text. */
  postedAt: OptionalText,
  /** Extension, of whole jobs: what plain rules found. */
  advice: AdviceMarks,
});
export type Job = v.InferOutput<typeof Job>;
export type Salary = Job['salary'];

export const JobData = v.object({ job: Job });
/** `data` of `GET /jobs`; rows are parsed one by one with {@link Job}. */
export const JobsData = v.object({
  jobs: v.array(v.unknown()),
  pagination: OptionalPagination,
});

export const OwnJob = v.object({
  ...Job.entries,
  ...ownerEntries,
  companyApproval: v.optional(OptionalApproval, ''),
});
export type OwnJob = v.InferOutput<typeof OwnJob>;

export interface HiddenState {
  of: 'job' | 'company';
  approval: 'pending' | 'rejected';
  reason: string;
}

/** Null for a public job, or when unknown. */
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

/** `data` of `GET /jobs/{id}?view=detailed` for the owner, and of our server's answers to writes. */
export const OwnJobData = v.object({ job: OwnJob });
