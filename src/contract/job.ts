import * as v from 'valibot';
import { CompanyRef } from './company.ts';
import { Id, OptionalAddress, OptionalLooseText, OptionalNumber, OptionalText, TextList } from './fields.ts';
import { Pagination } from './pagination.ts';
import { toExperienceLevel } from './vocabulary.ts';

const Salary = v.object({
  min: OptionalNumber,
  max: OptionalNumber,
  currency: OptionalText,
  type: OptionalText,
  bonus: OptionalNumber,
});
export type Salary = v.InferOutput<typeof Salary>;

/** A job's category: an id alone gives an empty name; missing gives null. */
const CategoryRef = v.pipe(
  v.nullish(v.union([v.string(), v.object({ _id: Id, name: OptionalText })]), ''),
  v.transform((value) => {
    if (value === '') return null;
    return typeof value === 'string' ? { _id: value, name: '' } : value;
  }),
);

/** A job as read, in every form that §3 and §7 allow; one shape inside. Dates are ISO text. */
export const Job = v.object({
  _id: Id,
  title: v.pipe(v.string(), v.minLength(1)),
  description: OptionalText,
  company: CompanyRef,
  category: CategoryRef,
  location: OptionalAddress,
  salary: v.nullish(Salary, {}),
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
  createdBy: OptionalLooseText,
  /** Extension: when the job was first public, ISO text; '' from servers that do not say. */
  postedAt: OptionalText,
});
export type Job = v.InferOutput<typeof Job>;

/** `data` of `GET /jobs/{id}`. */
export const JobData = v.object({ job: Job });
/** `data` of `GET /jobs` in every form; rows are parsed one by one with {@link Job}. */
export const JobsData = v.object({ jobs: v.array(v.unknown()), pagination: v.optional(Pagination) });

/** A page of jobs, inside. */
export interface JobList {
  jobs: Job[];
  pagination: Pagination | undefined;
}

/**
 * The last moment to apply, in ms since the epoch; null when the job names none or an unreadable one.
 * A deadline is a day: it closes when that day ends in Bangladesh (UTC+6), wherever the reader is.
 */
export function deadlineEndMs(applicationDeadline: string): number | null {
  const time = Date.parse(applicationDeadline);
  if (Number.isNaN(time)) return null;
  const offset = 6 * 3_600_000;
  const day = Math.floor((time + offset) / 86_400_000);
  return (day + 1) * 86_400_000 - offset - 1;
}

/** What the deadline feels like: days left counted in Bangladesh's calendar, 0 meaning today. */
export type DeadlineState =
  | { kind: 'none' }
  | { kind: 'closed' }
  | { kind: 'today' }
  | { kind: 'soon'; days: number }
  | { kind: 'later'; days: number };

const SOON_DAYS = 7;

/** @param now ms since the epoch */
export function toDeadlineState(
  job: Pick<Job, 'applicationDeadline' | 'status'>,
  now: number,
): DeadlineState {
  if (job.status === 'closed') return { kind: 'closed' };
  const end = deadlineEndMs(job.applicationDeadline);
  if (end === null) return { kind: 'none' };
  if (end < now) return { kind: 'closed' };
  const days = Math.floor((end - now) / 86_400_000);
  if (days === 0) return { kind: 'today' };
  return days <= SOON_DAYS ? { kind: 'soon', days } : { kind: 'later', days };
}
