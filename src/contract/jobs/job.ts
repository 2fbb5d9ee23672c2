import * as v from 'valibot';
import { AdviceMarks } from '../advice/marks.ts';
import { OptionalApproval, ownerEntries } from './approval.ts';
import { CompanyRef } from '../companies/company.ts';
import { LooseId, OptionalAddress, OptionalNumber, OptionalRef, OptionalText, TextList } from '../fields.ts';
import { OptionalPagination } from '../http/pagination.ts';
import { toExperienceLevel } from './vocabulary.ts';

const Salary = v.object({
  min: OptionalNumber,
  max: OptionalNumber,
  currency: OptionalText,
  type: OptionalText,
  bonus: OptionalNumber,
});
export type Salary = v.InferOutput<typeof Salary>;
const noSalary: Salary = { min: null, max: null, currency: '', type: '', bonus: null };

/** An id alone gives an empty name. */
const CategoryRef = v.fallback(
  v.pipe(
    v.nullish(v.union([v.string(), v.number(), v.object({ _id: LooseId, name: OptionalText })]), ''),
    v.transform((value) => {
      if (value === '') return null;
      return typeof value === 'object' ? value : { _id: String(value), name: '' };
    }),
  ),
  null,
);

/** A job as read, in every form of §3 and §7. Dates are ISO text. */
export const Job = v.object({
  _id: LooseId,
  title: v.pipe(v.string(), v.minLength(1)),
  description: OptionalText,
  company: CompanyRef,
  category: CategoryRef,
  location: OptionalAddress,
  salary: v.fallback(v.nullish(Salary, {}), noSalary),
  workingHours: OptionalText,
  educationalQualifications: OptionalText,
  responsibilities: OptionalText,
  requiredSkills: TextList,
  niceToHaveSkills: TextList,
  benefits: TextList,
  tags: TextList,
  applicationDeadline: OptionalText,
  status: OptionalText,
  jobType: OptionalText,
  workMode: OptionalText,
  experienceLevel: v.pipe(OptionalText, v.transform(toExperienceLevel)),
  numberOfOpenings: OptionalNumber,
  createdBy: OptionalRef,
  /** Extension: when the job was first public, ISO text. */
  postedAt: OptionalText,
  /** Extension, of whole jobs: what plain rules found. */
  advice: AdviceMarks,
});
export type Job = v.InferOutput<typeof Job>;

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
