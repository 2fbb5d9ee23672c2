import { DEADLINE_MONTHS, toDeadlineProblem } from '#contract/jobs/deadline-rule.ts';
import { JobPayload, type CheckedJob } from '#contract/jobs/job-payload.ts';
import type { jobs } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseForm, type FieldLabels } from '../http/request/input.ts';

const labels: FieldLabels = {
  title: 'Title',
  company: 'Company',
  category: 'Category',
  experienceLevel: 'Experience level',
  salary: 'Salary',
  'salary.min': 'Minimum salary',
  'salary.max': 'Maximum salary',
  'salary.currency': 'Currency',
  'salary.type': 'Salary type',
  'salary.bonus': 'Bonus',
  workingHours: 'Working hours',
  description: 'Description',
  educationalQualifications: 'Educational qualifications',
  responsibilities: 'Responsibilities',
  requiredSkills: 'Required skills',
  niceToHaveSkills: 'Nice-to-have skills',
  benefits: 'Benefits',
  location: 'Location',
  'location.street': 'Street',
  'location.city': 'City',
  'location.state': 'State',
  'location.postalCode': 'Postal code',
  'location.country': 'Country',
  applicationDeadline: 'Application deadline',
  status: 'Status',
  jobType: 'Employment type',
  workMode: 'Work mode',
  numberOfOpenings: 'Number of openings',
  tags: 'Tags',
};

/** The body of a write. @throws ApiError 400 naming the field */
export const parseJob = (body: unknown): CheckedJob => parseForm(JobPayload, labels, body);

/** @param now ms since the epoch @param stored of the job that is edited @throws ApiError 400 */
export function checkDeadline({ applicationDeadline }: CheckedJob, now: number, stored?: Date): void {
  const problem = toDeadlineProblem(applicationDeadline, now, stored?.toISOString());
  if (problem === 'past') throw new ApiError('deadlinePast');
  if (problem === 'far') throw new ApiError('deadlineFar', DEADLINE_MONTHS);
}

/** A payload's columns. Without a work mode the stored one stays. */
export function toColumns(job: CheckedJob) {
  const { title, company, category, experienceLevel, salary, location, numberOfOpenings, status } = job;
  const { workingHours, description, educationalQualifications, responsibilities, jobType, workMode } = job;
  const { requiredSkills, niceToHaveSkills, benefits, tags } = job;
  return {
    title,
    companyId: company,
    categoryId: category,
    experienceLevel,
    salaryMin: salary.min,
    salaryMax: salary.max,
    currency: salary.currency,
    salaryType: salary.type,
    bonus: salary.bonus,
    workingHours,
    description,
    educationalQualifications,
    responsibilities,
    requiredSkills,
    niceToHaveSkills,
    benefits,
    tags,
    ...location,
    applicationDeadline: new Date(job.applicationDeadline),
    status,
    jobType,
    ...(workMode === undefined ? {} : { workMode: workMode ?? '' }),
    numberOfOpenings,
  } satisfies Partial<typeof jobs.$inferInsert>;
}
