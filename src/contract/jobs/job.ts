import * as v from 'valibot';
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

/** A job's category: an id alone gives an empty name; missing gives null. */
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

/** A job as read, in every form that §3 and §7 allow; one shape inside. Dates are ISO text. */
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
  /** Extension: what the post form calls "Work Mode". */
  workMode: OptionalText,
  experienceLevel: v.pipe(OptionalText, v.transform(toExperienceLevel)),
  numberOfOpenings: OptionalNumber,
  createdBy: OptionalRef,
  /** Extension: when the job was first public, ISO text; '' from servers that do not say. */
  postedAt: OptionalText,
});
export type Job = v.InferOutput<typeof Job>;

/** `data` of `GET /jobs/{id}`. */
export const JobData = v.object({ job: Job });
/** `data` of `GET /jobs` in every form; rows are parsed one by one with {@link Job}. */
export const JobsData = v.object({
  jobs: v.array(v.unknown()),
  pagination: OptionalPagination,
});

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

/** Null for a public job, or where the server does not say. */
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
