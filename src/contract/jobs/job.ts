import * as v from 'valibot';
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
