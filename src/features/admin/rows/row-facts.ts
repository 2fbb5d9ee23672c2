import { locale } from '#platform/i18n/locale.ts';
import type { AdviceMark } from '#contract/advice/marks.ts';
import { needsOldFont } from '#contract/advice/old-font.ts';
import type { AdminRow } from '#api/admin.ts';
import { formatDate, formatNumber } from '#contract/format.ts';
import { isWebUrl } from '#contract/companies/web-links.ts';
import { jobChoiceNames, jobListNames, jobTextNames } from '#contract/jobs/fields/job-fields.ts';
import { adminFieldNames } from '../field-names.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import { toWayLines } from '#ui/applying/way-text.ts';
import { toPayText } from '#ui/card/pay-phrase.tsx';
import { wayMessages } from '#ui/applying/way-texts.ts';
import { jobMessages } from '#ui/messages.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { toShownIndustry } from '#contract/companies/shown-industry.ts';
import { toShownPlace } from '#contract/jobs/shown-place.ts';
import { toShownValue } from './shown-values.ts';

export interface RowFact {
  label: string;
  value: string;
  /** A web address to link to. */
  href?: string | undefined;
}

type Of<K extends AdminRow['kind']> = Extract<AdminRow, { kind: K }>;

const toJobFacts = (job: Of<'job'>): RowFact[] => [
  { label: adminFieldNames.company, value: job.company.name },
  { label: adminFieldNames.pay, value: toPayText(job.salary) },
  { label: adminFieldNames.address, value: toShownPlace(job.location) },
  { label: adminFieldNames.category, value: toCategoryName(job.category?.name ?? '') },
  {
    label: adminFieldNames.jobType,
    value: jobChoiceNames
      .flatMap((name) => (job[name] === '' ? [] : toChipText(job[name], jobMessages)))
      .join(' · '),
  },
  {
    label: adminFieldNames.numberOfOpenings,
    value: job.numberOfOpenings === null ? '' : formatNumber(job.numberOfOpenings, locale),
  },
  { label: adminFieldNames.applicationDeadline, value: formatDate(job.applicationDeadline, locale) },
  ...job.applyWays.map((way) => ({
    label: wayMessages.kinds[way.kind],
    value: toWayLines(way).join('\n'),
    href: way.kind === 'link' ? way.url : undefined,
  })),
];

const toCompanyFacts = (company: Of<'company'>): RowFact[] => [
  { label: adminFieldNames.industry, value: toShownIndustry(company) },
  { label: adminFieldNames.size, value: toShownValue('size', company.size) },
  { label: adminFieldNames.foundedYear, value: toShownValue('foundedYear', company.foundedYear) },
  {
    label: adminFieldNames.website,
    value: company.website,
    href: isWebUrl(company.website) ? company.website : undefined,
  },
  { label: adminFieldNames.email, value: company.email },
  { label: adminFieldNames.contactNumber, value: toShownValue('contactNumber', company.contactNumber) },
  {
    label: adminFieldNames.address,
    value: [toShownValue('street', company.address.street), toShownPlace(company.address)]
      .filter(Boolean)
      .join(', '),
  },
];

const isFilled = ({ value }: RowFact): boolean => value !== '';

/** The facts of a row that are always shown. */
export const toFacts = (row: AdminRow): RowFact[] =>
  (row.kind === 'job' ? toJobFacts(row) : toCompanyFacts(row)).filter(isFilled);

const toJobTexts = (job: Of<'job'>): RowFact[] => [
  ...[...jobTextNames, ...jobListNames].map((name) => ({
    label: adminFieldNames[name],
    value: [job[name]].flat().join(', '),
  })),
  { label: adminFieldNames.screening, value: toShownValue('screening', job.screening) },
];

const toCompanyTexts = ({ socialMedia, verificationStatus }: Of<'company'>): RowFact[] => [
  { label: adminFieldNames.facebook, value: socialMedia.facebook },
  { label: adminFieldNames.linkedin, value: socialMedia.linkedin },
  { label: adminFieldNames.instagram, value: socialMedia.instagram },
  { label: adminFieldNames.verificationStatus, value: verificationStatus },
];

/** The other facts, folded behind "Read everything". */
export const toTexts = (row: AdminRow): RowFact[] => [
  ...(row.kind === 'job' ? toJobTexts(row) : toCompanyTexts(row)).filter(isFilled),
  { label: adminFieldNames.id, value: row._id },
];

/** The findings of the automatic checks; the server checks jobs only. */
export function toMarks(row: AdminRow): readonly AdviceMark[] {
  if (row.kind === 'job') return row.advice;
  const { street, city, state } = row.address;
  return [row.name, row.industry, street, city, state].some(needsOldFont) ? ['old-font'] : [];
}
