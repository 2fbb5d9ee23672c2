import * as v from 'valibot';
import type { Locale } from '#contract/format.ts';
import { fieldErrors, fieldProblems, toProblemText } from '#contract/field-errors.ts';
import type { FieldProblem } from '#contract/field-problem.ts';
import { ApiError } from './api-error.ts';
import { fieldNames } from './messages.ts';

type Issue = v.BaseIssue<unknown>;
type Names = Readonly<Record<string, string>>;
interface Words {
  fieldProblems: typeof fieldProblems.en;
  fieldErrors: typeof fieldErrors.en;
}

const words: Readonly<Record<Locale, Words>> = {
  en: { fieldProblems: fieldProblems.en, fieldErrors: fieldErrors.en },
  bn: { fieldProblems: fieldProblems.bn, fieldErrors: fieldErrors.bn },
};

/** Selects the field names for messages; undefined if fields have no readable names. */
export type FieldNameGroup = keyof typeof fieldNames.en | undefined;

const isProblem = (message: string): message is FieldProblem => Object.hasOwn(fieldProblems.en, message);

/** The name of a field. Items of lists have the list's name; company fields are as in the form (§7): `address[city]`. */
function toName(issue: Issue, names: Names): string {
  const keys = (v.getDotPath(issue) ?? '').split('.');
  const path = keys.filter((key, index) => index === 0 || !/^\d+$/.test(key)).join('.');
  return names[path] ?? names[path.replace(/\.(\w+)$/, '[$1]')] ?? path;
}

const toChoices = (expected: string): string =>
  expected
    .replaceAll(/["()]/g, '')
    .split(' | ')
    .filter((choice) => choice !== '')
    .join(', ');

function toTypeText({ type, expected }: Issue, name: string, { fieldErrors, fieldProblems }: Words): string {
  switch (type) {
    case 'picklist':
    case 'literal':
    case 'variant':
      return fieldErrors.notAmong(name, toChoices(expected ?? ''));
    case 'string':
      return fieldProblems.notText(name);
    case 'number':
    case 'finite':
      return fieldErrors.notNumber(name);
    case 'integer':
      return fieldProblems.notWhole(name);
    case 'object':
      return fieldProblems.notObject(name);
    case 'array':
      return fieldErrors.notList(name);
    case 'union':
      return fieldErrors.notTextOrList(name);
    default:
      return fieldErrors.invalid(name);
  }
}

/** "Number of openings must be at least 1." */
export function describeIssue(issue: Issue, names: Names, texts: Words = words.en): string {
  const name = toName(issue, names);
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  if (isMissing) return texts.fieldProblems.required(name);
  return toProblemText(issue, texts.fieldProblems, name) ?? toTypeText(issue, name, texts);
}

/** As {@link describeIssue}, for requests that programs write: "email is missing." */
function describeForPrograms(issue: Issue, names: Names, texts: Words): string {
  const name = toName(issue, names);
  const found = toProblemText(issue, texts.fieldProblems, name);
  if (found !== undefined) return found;
  const path = v.getDotPath(issue) ?? '';
  if (issue.input === undefined) return texts.fieldErrors.missing(path);
  return texts.fieldErrors.otherKind(path, issue.expected ?? issue.type);
}

type Describe = (issue: Issue, names: Names, texts: Words) => string;

const toError =
  (describe: Describe) =>
  (issue: Issue, group: FieldNameGroup): ApiError => {
    if (v.getDotPath(issue) === null && !isProblem(issue.message)) return new ApiError('bodyNotObject');
    const names = fieldNames;
    const toText = (language: Locale): string =>
      describe(issue, group === undefined ? {} : names[language][group], words[language]);
    return new ApiError('invalidField', { en: toText('en'), bn: toText('bn') });
  };

/** The error of a form's field. */
export const toFormError = toError(describeIssue);
/** The error of a field of any other request. */
export const toInputError = toError(describeForPrograms);
