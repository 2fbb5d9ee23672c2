import * as v from 'valibot';
import type { AdminRow } from '#api/admin.ts';
import type { AdviceMark } from '#contract/advice/marks.ts';
import { needsOldFont } from '#contract/advice/old-font.ts';
import { applyWaysField, screeningField } from '#contract/applications/apply-ways.ts';
import { toOpenWays } from '#contract/applications/open-ways.ts';
import { toShownIndustry } from '#contract/companies/shown-industry.ts';
import { isWebUrl } from '#contract/companies/web-links.ts';
import { formatDate, formatNumber } from '#contract/format.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { jobChoiceNames, jobListNames, jobTextNames } from '#contract/jobs/fields/job-fields.ts';
import { toShownPlace } from '#contract/jobs/shown-place.ts';
import { toShownReason } from '#contract/moderation/reasons.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { toExcerpts } from '#contract/text-difference.ts';
import { locale } from '#platform/i18n/locale.ts';
import { toQuestionText } from '#ui/applying/question-text.ts';
import { toWayLines } from '#ui/applying/way-text.ts';
import { wayMessages } from '#ui/applying/way-texts.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import { toPayText } from '#ui/card/pay-phrase.tsx';
import { jobMessages } from '#ui/messages.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { adminFieldNames } from '../field-names.ts';
import { adminMessages } from '../messages.ts';

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

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const approvals: Readonly<Record<string, string>> = adminMessages.states;
/** Fields with values of a vocabulary, which have labels. */
const named: ReadonlySet<string> = new Set(jobChoiceNames);
const reasons = new Set(['approvalReason', 'contactReason']);
/** Fields whose numbers are formatted for the page's language. */
const digits = new Set(['foundedYear', 'size', 'contactNumber', 'phoneNumber', 'street', 'postalCode']);

function toText(name: string, text: string): string {
  if (name === 'approval') return approvals[text] ?? text;
  if (reasons.has(name)) return toShownReason(text);
  if (isInstant(text)) return formatDate(text, locale);
  if (digits.has(name)) return toShownDigits(text);
  return named.has(name) ? toChipText(text, jobMessages) : text;
}

/** Fields whose values are objects. */
const toObjectsText: Readonly<Record<string, (value: unknown) => string>> = {
  applyWays: (value) =>
    toOpenWays(v.parse(applyWaysField.answer, value))
      .map((way) => toWayLines(way, (url) => url).join(', '))
      .join('\n'),
  screening: (value) => v.parse(screeningField.answer, value).map(toQuestionText).join('\n'),
};

/** A field's stored value, formatted for display. */
export function toShownValue(name: string, value: unknown): string {
  const toObjectText = toObjectsText[name];
  if (toObjectText && Array.isArray(value)) return toObjectText(value);
  if (Array.isArray(value)) return value.map((one) => toShownValue(name, one)).join(', ');
  if (typeof value === 'number') return formatNumber(value, locale);
  if (typeof value === 'string') return toText(name, value);
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

const names: Readonly<Record<string, string>> = adminFieldNames;

const toFieldName = (name: string): string => names[name] ?? name;

/** Fields that only undo needs: others show the same. */
const hidden = new Set(['approvedValues', 'pendingContact']);

const LONG_CHARS = 60;

export interface ShownChange {
  name: string;
  label: string;
  before: string;
  now: string;
}

/** Changes formatted for display; long texts are cut to where they differ. */
export function toShownChanges(changes: Readonly<Record<string, readonly unknown[]>>): ShownChange[] {
  return Object.entries(changes)
    .filter(([name]) => !hidden.has(name))
    .map(([name, [old, made]]) => {
      const texts = [toShownValue(name, old), toShownValue(name, made)] as const;
      const isLong = texts.some((text) => text.length > LONG_CHARS);
      const [before, now] = isLong ? toExcerpts(...texts) : texts;
      return { name, label: toFieldName(name), before, now };
    });
}

function Value({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd lang={textLanguage(text)} className="break-words whitespace-pre-line">
        {text === '' ? <span className="text-muted">{adminMessages.empty}</span> : text}
      </dd>
    </div>
  );
}

interface ChangeListProps {
  changes: Readonly<Record<string, readonly unknown[]>>;
  /** The changed fields, whose new values are not public yet. */
  waiting?: readonly string[] | undefined;
  names?: Readonly<Record<'before' | 'now', string>>;
}

/** The approved value of each changed field, beside its new value. */
export function ChangeList({ changes, waiting, names = adminMessages }: ChangeListProps) {
  const texts = adminMessages;
  return (
    <ul className="grid gap-2">
      {toShownChanges(changes).map(({ name, label, before, now }) => (
        <li key={name} className="rounded-lg bg-notice p-3">
          <p className="font-semibold">
            {label} {waiting?.includes(name) && <span className="font-normal">{texts.waits}</span>}
          </p>
          <dl className="mt-1 grid gap-2 sm:grid-cols-2 sm:gap-4">
            <Value name={names.before} text={before} />
            <Value name={names.now} text={now} />
          </dl>
        </li>
      ))}
    </ul>
  );
}
