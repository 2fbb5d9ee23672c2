import * as v from 'valibot';
import { toItems } from '#contract/text.ts';
import { toDeadlineProblem } from '#contract/jobs/deadline-rule.ts';
import { JobPayload } from '#contract/jobs/job-payload.ts';
import { jobLimits } from '#contract/jobs/posting.ts';
import { toProblemText } from '#contract/field-errors.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import {
  listNames,
  optionalNames,
  postNames,
  stepNames,
  type EditName,
  type PostName,
  type PostValues,
  type SharedValues,
} from './job-fields.ts';
import { postSteps, type PostStep } from './post/post-steps.ts';
import { toPlaceLabel } from '../place-fields.tsx';
import { toAmount, toDeadlineIso } from './job-values.ts';
import type { JobEditorTexts } from './messages.ts';
import { toPostRequest } from './job-requests.ts';
import { checkWays } from './way-values.ts';

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

/** The label of a field in the post form. */
export function toPostLabel(name: PostName, values: SharedValues, texts: JobEditorTexts): string {
  return name === 'jobType' ? texts.employmentType : toJobLabel(name, values, texts);
}

/** The label of a field in the job modal. */
export function toJobLabel(
  name: PostName | EditName,
  { country }: SharedValues,
  texts: JobEditorTexts,
): string {
  return name === 'state' || name === 'city' ? toPlaceLabel(name, country, texts.place) : texts.labels[name];
}

/** The text for an amount or a count that is none; undefined for other fields. */
function toNumberText(name: PostName, texts: JobEditorTexts): string | undefined {
  if (name === 'bonus') return texts.badBonus;
  if (name === 'openings') return texts.invalidOpenings;
  return name === 'minSalary' || name === 'maxSalary' ? texts.invalidSalary : undefined;
}

/** The form's text for an issue of the payload's schema. */
function toIssueText(
  name: PostName,
  issue: v.BaseIssue<unknown>,
  { label, texts }: { label: string; texts: JobEditorTexts },
): string {
  const { tooMuch, ...others } = texts.problems;
  const problems = {
    ...others,
    longItem: () => texts.itemTooLong(jobLimits.itemChars),
    // A bonus may be left empty, which its own text says.
    ...(name !== 'bonus' && { tooMuch }),
  };
  return toProblemText(issue, problems, label) ?? toNumberText(name, texts) ?? problems.required(label);
}

/** True without a value; a text of commas alone counts as empty. */
function isEmpty(name: PostName, values: PostValues): boolean {
  const isList = listNames.some((list) => list === name);
  return (isList ? toItems(values[name]).join('') : values[name].trim()) === '';
}

/** The form's text for a refused deadline. @param stored the edited job's deadline */
export function toDeadlineText(
  day: string,
  { texts, now, stored }: { texts: JobEditorTexts; now: number; stored?: string },
): string | undefined {
  const problem = day === '' ? null : toDeadlineProblem(toDeadlineIso(day), now, stored);
  return problem === null ? undefined : texts.deadlines[problem];
}

/** §5 Post job: required fields, and what the server would refuse. @param now ms since the epoch */
export function checkPost(values: PostValues, texts: JobEditorTexts, now: number): FieldErrors<PostName> {
  const found = new Map<PostName, string>();
  for (const issue of v.safeParse(JobPayload, toPostRequest(values)).issues ?? []) {
    const name = toName(issue);
    if (name === undefined || found.has(name)) continue;
    found.set(name, toIssueText(name, issue, { label: toPostLabel(name, values, texts), texts }));
  }
  const deadline = toDeadlineText(values.deadline, { texts, now });
  if (deadline !== undefined && !found.has('deadline')) found.set('deadline', deadline);
  const toText = (name: PostName) => {
    if (!isEmpty(name, values)) return found.get(name);
    return optionalNames.has(name) ? undefined : texts.problems.required(toPostLabel(name, values, texts));
  };
  return {
    ...Object.fromEntries(postNames.map((name) => [name, toText(name)])),
    ...checkWays(values, { now, deadline: values.deadline }),
  };
}

/** §8's dialog for wrong numbers once all else is right; null for none. */
export function toNumbersDialog(errors: FieldErrors<PostName>, texts: JobEditorTexts): string | null {
  const found = Object.values(errors).filter((text) => text !== undefined);
  const numbers = [texts.invalidOpenings, texts.invalidSalary];
  if (found.some((text) => !numbers.includes(text))) return null;
  return numbers.find((text) => found.includes(text)) ?? null;
}

/** The step of a field. */
export function stepOf(name: PostName): PostStep {
  const has = (step: PostStep) => stepNames[step].some((one) => one === name);
  return postSteps.find(has) ?? 'job';
}

/** The first step with an error; undefined for none. */
export function findWrongStep(errors: FieldErrors<PostName>): PostStep | undefined {
  const wrong = postNames.find((name) => errors[name] !== undefined);
  return wrong && stepOf(wrong);
}

/** True when the maximum is below the minimum. */
export function isSalaryReversed({ minSalary, maxSalary }: SharedValues): boolean {
  const min = toAmount(minSalary);
  const max = toAmount(maxSalary);
  return min !== null && max !== null && max < min;
}
