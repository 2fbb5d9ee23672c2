import * as v from 'valibot';
import { listLimits } from '#contract/limits.ts';
import { listedJobFields, plainJobFields } from '#contract/jobs/fields/job-fields.ts';
import { Job, type OwnJob } from '#contract/jobs/job.ts';
import { pick } from '#contract/rows.ts';
import { toAddedNames } from './local-names.ts';
import type { CardRow, JobRow } from './job-rows.ts';

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });

function cutText(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  return text.slice(0, segmenter.segment(text).containing(maxUnits)?.index ?? maxUnits);
}

const toShared = ({ job, company, category }: CardRow) => ({
  _id: job.id,
  ...pick(job, listedJobFields),
  company: { _id: company.id, name: company.name, logo: company.logo, industry: company.industry },
  category: { _id: category.id, name: category.name },
  location: {
    street: job.street,
    city: job.city,
    state: job.state,
    postalCode: job.postalCode,
    country: job.country,
    ...toAddedNames(job),
  },
  salary: {
    min: job.salaryMin,
    max: job.salaryMax,
    currency: job.currency,
    type: job.salaryType,
    bonus: job.bonus,
  },
  applicationDeadline: job.applicationDeadline.toISOString(),
  postedAt: job.postedAt?.toISOString() ?? '',
});

/** A job in lists, for the API document. */
export const JobCardAnswer = v.partial(
  v.pick(Job, [
    ...listedJobFields,
    '_id',
    'description',
    'company',
    'category',
    'location',
    'salary',
    'applicationDeadline',
    'postedAt',
  ]),
  ['applyWays', 'screening'],
);

/** A row as {@link JobCardAnswer}; most have no ways to apply but e-mail, and no questions. */
export function toJobCard(row: CardRow) {
  const { applyWays, screening, ...card } = toShared(row);
  return {
    ...card,
    ...(applyWays.length > 0 && { applyWays }),
    ...(screening.length > 0 && { screening }),
    description: cutText(row.job.description, listLimits.listDescriptionChars),
  };
}

/** A complete job (§3). */
export const toFullJob = (row: JobRow) => ({
  ...toShared(row),
  ...pick(row.job, plainJobFields),
  createdBy: row.job.createdBy,
  advice: row.job.advice,
});

/** A job for its owner. */
export const toOwnJob = (row: JobRow): OwnJob => ({
  ...toFullJob(row),
  approval: row.job.approval,
  approvalReason: row.job.approvalReason,
  version: row.job.version,
  deletedAt: row.job.deletedAt?.toISOString() ?? '',
  companyApproval: row.company.approval,
});
