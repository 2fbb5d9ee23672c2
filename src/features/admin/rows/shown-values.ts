import { locale } from '#platform/i18n/locale.ts';
import * as v from 'valibot';
import { applyWaysField, screeningField } from '#contract/applications/apply-ways.ts';
import { toOpenWays } from '#contract/applications/open-ways.ts';
import { formatDate, formatNumber } from '#contract/format.ts';
import { jobChoiceNames } from '#contract/jobs/fields/job-fields.ts';
import { toExcerpts } from '#contract/text-difference.ts';
import { adminMessages } from '../messages.ts';
import { adminFieldNames } from '../field-names.ts';
import { toQuestionText } from '#ui/applying/question-text.ts';
import { toWayLines } from '#ui/applying/way-text.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import { jobMessages } from '#ui/messages.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { toShownReason } from '#contract/moderation/reason-names.ts';

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
