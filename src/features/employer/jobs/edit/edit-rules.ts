import * as v from 'valibot';
import type { JobRequest } from '#api/own-jobs.ts';
import { toItems } from '#contract/items.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { textsSchema } from '../../edit/texts.ts';
import { editNames, type EditName, type EditValues } from '../job-fields.ts';
import { toDeadlineIso, toSentNumber } from '../job-values.ts';
import { toLocation } from '../post-request.ts';

const toNumberText = (value: number | null): string => (value === null ? '' : String(value));
const toListText = (items: readonly string[]): string => items.join(', ');

/** The texts of a job; INR and monthly where it has none (§9). */
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
    workMode: job.workMode,
    workingHours: job.workingHours,
    openings: toNumberText(job.numberOfOpenings),
    deadline: toDhakaDay(job.applicationDeadline),
    description: job.description,
    responsibilities: job.responsibilities,
    qualifications: job.educationalQualifications,
    requiredSkills: toListText(job.requiredSkills),
    niceToHaveSkills: toListText(job.niceToHaveSkills),
    benefits: toListText(job.benefits),
    tags: toListText(job.tags),
  };
}

export interface EditDraft {
  values: EditValues;
  base: EditValues;
  /** Of the job of `base`; null without versions. */
  version: number | null;
}

/** The schema of a draft. @param job the initial texts of fields that it lacks */
export function createEditDraftSchema(job: OwnJob): v.GenericSchema<unknown, EditDraft> {
  const texts = textsSchema(editNames, toEditValues(job));
  return v.object({ values: texts, base: texts, version: v.nullable(v.number()) });
}

/** An update, safe to repeat and unable to overwrite another's. */
export interface JobUpdate {
  id: string;
  request: JobRequest;
  version: number | null;
  idempotencyKey: string;
}

/** §5 Job edit: the only check before sending. */
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
 * `PUT /jobs/{id}` (§7). Fields that are hidden or untouched are sent as read, as an item with a comma or the hour of
 * a deadline would get lost.
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
    ...(values.workMode === '' ? {} : { workMode: values.workMode }),
    numberOfOpenings: toSentNumber(values.openings),
  };
}
