import * as v from 'valibot';
import type { JobRequest } from '#api/own-jobs.ts';
import { toItems } from '#contract/items.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { textsSchema } from '../../edit/texts.ts';
import { editNames, type EditName, type EditValues } from '../job-fields.ts';
import { toDay, toDeadlineIso, toSentNumber } from '../job-values.ts';
import { toLocation } from '../post-request.ts';

const toNumberText = (value: number | null): string => (value === null ? '' : String(value));
const toListText = (items: readonly string[]): string => items.join(', ');

/** What the modal shows of a job; INR and monthly where it names none (§9, job edit defaults). */
export function toEditValues(job: OwnJob): EditValues {
  const { street, city, state, postalCode, country } = job.location;
  return {
    street,
    city,
    state,
    postalCode,
    country,
    title: job.title,
    company: job.company._id,
    category: job.category?._id ?? '',
    currency: job.salary.currency || 'INR',
    minSalary: toNumberText(job.salary.min),
    maxSalary: toNumberText(job.salary.max),
    salaryType: job.salary.type || 'monthly',
    bonus: toNumberText(job.salary.bonus),
    experienceLevel: job.experienceLevel,
    jobType: job.jobType,
    workingHours: job.workingHours,
    openings: toNumberText(job.numberOfOpenings),
    deadline: toDay(job.applicationDeadline),
    description: job.description,
    responsibilities: job.responsibilities,
    qualifications: job.educationalQualifications,
    requiredSkills: toListText(job.requiredSkills),
    niceToHaveSkills: toListText(job.niceToHaveSkills),
    benefits: toListText(job.benefits),
    tags: toListText(job.tags),
  };
}

/** What is stored of an edit: the texts, and what they were before, to tell another's changes from one's own. */
export interface EditDraft {
  values: EditValues;
  base: EditValues;
  /** Of the job that `base` shows; null from servers that count none. */
  version: number | null;
}

/** @param job what a field that was not stored yet starts from */
export function createEditDraftSchema(job: OwnJob): v.GenericSchema<unknown, EditDraft> {
  const texts = textsSchema(editNames, toEditValues(job));
  return v.object({ values: texts, base: texts, version: v.nullable(v.number()) });
}

/** One update, with what makes it safe to repeat and impossible to overwrite another's. */
export interface JobUpdate {
  id: string;
  request: JobRequest;
  version: number | null;
  idempotencyKey: string;
}

/** §5 Job edit: the one check before sending. */
export function hasBoth({ company, category }: EditValues): boolean {
  return company !== '' && category !== '';
}

const oneToOne = (values: EditValues) => ({
  title: values.title.trim(),
  company: values.company,
  category: values.category,
  experienceLevel: values.experienceLevel,
  jobType: values.jobType,
  workingHours: values.workingHours.trim(),
  description: values.description.trim(),
  responsibilities: values.responsibilities.trim(),
  educationalQualifications: values.qualifications.trim(),
});

/**
 * `PUT /jobs/{id}` (§7). What the modal does not show is sent as it is; so is what was not touched and has a finer
 * form than its field: an item with a comma in it, the hour of a deadline.
 * @param job as it was read
 */
export function toUpdateRequest(values: EditValues, job: OwnJob): JobRequest {
  const shown = toEditValues(job);
  const isUntouched = (name: EditName) => values[name] === shown[name];
  const toList = (name: 'requiredSkills' | 'niceToHaveSkills' | 'benefits' | 'tags') =>
    isUntouched(name) ? job[name] : toItems(values[name]);
  return {
    ...oneToOne(values),
    salary: {
      min: toSentNumber(values.minSalary),
      max: toSentNumber(values.maxSalary),
      currency: values.currency,
      type: values.salaryType,
      bonus: toSentNumber(values.bonus),
    },
    requiredSkills: toList('requiredSkills'),
    niceToHaveSkills: toList('niceToHaveSkills'),
    benefits: toList('benefits'),
    tags: toList('tags'),
    location: toLocation(values),
    applicationDeadline: isUntouched('deadline') ? job.applicationDeadline : toDeadlineIso(values.deadline),
    status: 'open',
    ...(job.workMode === '' ? {} : { workMode: job.workMode }),
    numberOfOpenings: toSentNumber(values.openings),
  };
}
