import * as v from 'valibot';
import type { JobRequest } from '#api/own-jobs.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { toLatinDigits } from '#contract/format.ts';
import { toItems } from '#contract/text.ts';
import {
  type JobChoice,
  jobChoiceNames,
  jobChoices,
  jobListNames,
} from '#contract/jobs/fields/job-fields.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { pick, toRecord } from '#contract/rows.ts';
import { type Texts, textsSchema } from '../edit/use-edit.ts';
import { placeParts } from '../place-fields.tsx';
import {
  type EditName,
  editNames,
  type EditValues,
  listNames,
  type PostName,
  postNames,
  type PostValues,
  sameTexts,
  type SharedValues,
  wayNames,
} from './job-fields.ts';
import { toAmount, toCount, toDeadlineIso, toSentNumber, toWorkingHours } from './job-values.ts';
import type { PostStep } from './post/post-steps.ts';
import { toWaysRequest, toWayValues } from './way-values.ts';

const toNumberText = (value: number | null): string => (value === null ? '' : String(value));
const toListText = (items: readonly string[]): string => items.join(', ');

/** The texts of a job; INR and monthly where it has none (§9). */
export function toEditValues(job: OwnJob): EditValues {
  return {
    ...pick(job.location, placeParts),
    ...pick(job, jobChoiceNames),
    ...pick(job, sameTexts),
    ...toRecord(jobListNames, (name) => toListText(job[name])),
    title: job.title,
    company: job.company._id,
    category: job.category?._id ?? '',
    currency: job.salary.currency || 'INR',
    minSalary: toNumberText(job.salary.min),
    maxSalary: toNumberText(job.salary.max),
    salaryType: job.salary.type || 'monthly',
    bonus: toNumberText(job.salary.bonus),
    workingHours: job.workingHours,
    openings: toNumberText(job.numberOfOpenings),
    deadline: toDhakaDay(job.applicationDeadline),
    qualifications: job.educationalQualifications,
    ...toWayValues(job),
  };
}

export interface EditDraft {
  values: EditValues;
  base: EditValues;
  /** The version of the job in `base`; null where the server has no versions. */
  version: number | null;
}

/** The schema of a draft. @param job provides the texts of fields that the draft lacks */
export function createEditDraftSchema(job: OwnJob): v.GenericSchema<unknown, EditDraft> {
  const texts = textsSchema(editNames, toEditValues(job));
  return v.object({ values: texts, base: texts, version: v.nullable(v.number()) });
}

/** An update that can be retried (idempotency key) and cannot overwrite another's (version). */
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

/**
 * `PUT /jobs/{id}` (§7). Hidden and untouched fields are sent as they were read: the form's text would lose a comma
 * inside an item, and a deadline's time of day.
 */
export function toUpdateRequest(values: EditValues, job: OwnJob): JobRequest {
  const shown = toEditValues(job);
  const isUntouched = (name: EditName) => values[name] === shown[name];
  return {
    ...toSharedRequest(values),
    ...toRecord(jobListNames, (name) => (isUntouched(name) ? job[name] : toItems(values[name]))),
    workingHours: values.workingHours.trim(),
    salary: {
      min: toSentNumber(values.minSalary),
      max: toSentNumber(values.maxSalary),
      currency: values.currency,
      type: values.salaryType,
      bonus: toSentNumber(values.bonus),
    },
    applicationDeadline: isUntouched('deadline') ? job.applicationDeadline : toDeadlineIso(values.deadline),
    numberOfOpenings: toSentNumber(values.openings),
    ...(!wayNames.every(isUntouched) && toWaysRequest(values)),
  };
}

export const emptyPost: PostValues = {
  ...toRecord(postNames, () => ''),
  currency: 'BDT',
  salaryType: 'monthly',
  country: 'Bangladesh',
  applyWays: 'email',
};

const mayBeLeftOut = (name: JobChoice): boolean => jobChoices[name].request.type === 'optional';

/** The part of the request that both forms send. */
const toSharedRequest = (values: SharedValues) => ({
  title: values.title.trim(),
  company: values.company,
  category: values.category,
  ...pick(
    values,
    jobChoiceNames.filter((name) => values[name] !== '' || !mayBeLeftOut(name)),
  ),
  ...toRecord(sameTexts, (name) => values[name].trim()),
  educationalQualifications: values.qualifications.trim(),
  location: {
    street: values.street.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    postalCode: toLatinDigits(values.postalCode.trim()),
    country: values.country.trim(),
  },
  status: 'open' as const,
});

/** `POST /jobs` (§7). The contract refuses the NaN of a malformed number. */
export function toPostRequest(values: PostValues): JobRequest {
  return {
    ...toSharedRequest(values),
    ...toRecord(listNames, (name) => toItems(values[name])),
    salary: {
      min: toAmount(values.minSalary) ?? NaN,
      max: toAmount(values.maxSalary) ?? NaN,
      currency: values.currency,
      type: values.salaryType,
      bonus: values.bonus.trim() === '' ? 0 : (toAmount(values.bonus) ?? NaN),
    },
    workingHours: toWorkingHours(values.startTime, values.endTime),
    applicationDeadline: toDeadlineIso(values.deadline),
    numberOfOpenings: toCount(values.openings) ?? NaN,
    tags: [],
    // E-mail alone is what servers without the extension mean as well.
    ...(values.applyWays !== emptyPost.applyWays && toWaysRequest(values)),
  };
}

/** The form's values and its current step. */
export type PostDraft = Texts<PostName | 'step'>;

export const emptyDraft: PostDraft = { ...emptyPost, step: '' };

export const PostDraft = textsSchema([...postNames, 'step'], emptyDraft);

export const toPostDraft = (values: PostValues, step: PostStep): PostDraft => ({ ...values, step });
