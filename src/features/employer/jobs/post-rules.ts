import * as v from 'valibot';
import { toItems } from '#contract/items.ts';
import { JobPayload } from '#contract/jobs/job-payload.ts';
import { jobLimits } from '#contract/jobs/posting.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import { listNames, postNames, type PostName, type PostValues, type SharedValues } from './job-fields.ts';
import { toAmount, toDay } from './job-values.ts';
import type { JobEditorTexts } from './messages.ts';
import { toPostRequest } from './post-request.ts';

export const optionalNames: ReadonlySet<PostName> = new Set(['bonus', 'niceToHaveSkills']);

/** Fields with other names in the payload, by their path there. */
const names: Readonly<Record<string, PostName>> = {
  numberOfOpenings: 'openings',
  applicationDeadline: 'deadline',
  educationalQualifications: 'qualifications',
  'salary.min': 'minSalary',
  'salary.max': 'maxSalary',
  'salary.bonus': 'bonus',
};

function toName(issue: v.BaseIssue<unknown>): PostName | undefined {
  const path = v.getDotPath(issue) ?? '';
  return names[path] ?? postNames.find((name) => name === path || `location.${name}` === path);
}

const toLabel = (name: PostName, texts: JobEditorTexts): string =>
  name === 'jobType' ? texts.employmentType : texts.labels[name];

function toNumberText(name: PostName, texts: JobEditorTexts): string | undefined {
  if (name === 'bonus') return texts.badBonus;
  return name === 'openings' ? texts.invalidOpenings : texts.invalidSalary;
}

/** An issue of the payload in the form's words; undefined where only the server has words. */
function toIssueText(
  name: PostName,
  { type, requirement }: v.BaseIssue<unknown>,
  texts: JobEditorTexts,
): string | undefined {
  const most = Number(requirement);
  if (type === 'max_length') {
    const isList = listNames.some((list) => list === name);
    return isList ? texts.tooManyItems(most) : texts.tooLong(toLabel(name, texts), most);
  }
  if (type === 'every_item') return texts.itemTooLong(jobLimits.itemChars);
  if (type === 'number') return toNumberText(name, texts);
  if (type === 'max_value') return name === 'bonus' ? texts.badBonus : texts.tooMuch(String(most));
  return name === 'deadline' ? texts.badDate : undefined;
}

/** True without a value; commas alone are no list. */
function isEmpty(name: PostName, values: PostValues): boolean {
  const isList = listNames.some((list) => list === name);
  return (isList ? toItems(values[name]).join('') : values[name].trim()) === '';
}

/** §5 Post job: required fields, and the contract's issues. */
export function checkPost(values: PostValues, texts: JobEditorTexts): FieldErrors<PostName> {
  const found = new Map<PostName, string>();
  for (const issue of v.safeParse(JobPayload, toPostRequest(values)).issues ?? []) {
    const name = toName(issue);
    const text = name && toIssueText(name, issue, texts);
    if (name && text !== undefined && !found.has(name)) found.set(name, text);
  }
  const toText = (name: PostName) => {
    if (!isEmpty(name, values)) return found.get(name);
    return optionalNames.has(name) ? undefined : texts.enter(toLabel(name, texts));
  };
  return Object.fromEntries(postNames.map((name) => [name, toText(name)]));
}

/** §8's dialog for wrong numbers once all else is right; null for none. */
export function toNumbersDialog(errors: FieldErrors<PostName>, texts: JobEditorTexts): string | null {
  const found = Object.values(errors).filter((text) => text !== undefined);
  const numbers = [texts.invalidOpenings, texts.invalidSalary];
  if (found.some((text) => !numbers.includes(text))) return null;
  return numbers.find((text) => found.includes(text)) ?? null;
}

/** True when the maximum is below the minimum. */
export function isSalaryReversed({ minSalary, maxSalary }: SharedValues): boolean {
  const min = toAmount(minSalary);
  const max = toAmount(maxSalary);
  return min !== null && max !== null && max < min;
}

/** @param now ms since the epoch */
export function isDayPassed(day: string, now: number): boolean {
  return day !== '' && day < toDay(now);
}
