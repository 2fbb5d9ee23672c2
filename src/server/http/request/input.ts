import { ApiError, type PlainErrorCode } from '../../errors/api-error.ts';
import type { Context } from 'hono';
import * as v from 'valibot';
import { fieldErrors } from '#contract/field-errors.bn.ts';
import { toLocalMessage } from '#contract/local-message.ts';
import { isId } from '../../ids.ts';

export type FieldLabels = Readonly<Record<string, string>>;

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

const typeNames: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  finite: 'must be a number',
  integer: 'must be a whole number',
  object: 'must be an object',
  array: 'must be a list',
  union: 'must be text or a list of texts',
};

const Limited = v.object({ requirement: v.number() });
const Choice = v.object({ expected: v.string() });

function toLimit(issue: v.BaseIssue<unknown>): string | undefined {
  const limited = v.safeParse(Limited, issue);
  if (!limited.success) return undefined;
  const { requirement } = limited.output;
  const unit = Array.isArray(issue.input) ? 'items' : 'characters';
  if (issue.type === 'max_length') return `must be at most ${requirement} ${unit}`;
  if (issue.type === 'min_length') return `must be at least ${requirement} ${unit}`;
  if (issue.type === 'min_value') return `must be at least ${requirement}`;
  return issue.type === 'max_value' ? `must be at most ${requirement}` : undefined;
}

function toProblem(issue: v.BaseIssue<unknown>): string {
  if (isMissing(issue.input)) return 'is required';
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  const limit = toLimit(issue);
  if (limit !== undefined) return limit;
  const choice =
    issue.type === 'picklist' || issue.type === 'literal' ? v.safeParse(Choice, issue) : undefined;
  if (choice?.success === true) {
    const choices = choice.output.expected.replaceAll(/["()]/g, '').split(' | ');
    return `must be one of: ${choices.filter((name) => name !== '').join(', ')}`;
  }
  return typeNames[issue.type] ?? 'is not valid';
}

/** "Number of openings must be at least 1." */
export function describeIssue(issue: v.BaseIssue<unknown>, labels: FieldLabels): string {
  const path = v.getDotPath(issue) ?? '';
  const field = path.replace(/\.\d+$/, '');
  return `${labels[field] ?? field} ${toProblem(issue)}.`;
}

const toRefusal = (issue: v.BaseIssue<unknown>, english: string): ApiError =>
  v.getDotPath(issue) === null
    ? new ApiError('bodyNotObject')
    : new ApiError('invalidField', { en: english, bn: toLocalMessage(english, fieldErrors) });

/** Parses a form. @throws ApiError 400 naming the labelled field */
export function parseForm<S extends v.GenericSchema>(
  schema: S,
  labels: FieldLabels,
  input: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw toRefusal(parsed.issues[0], describeIssue(parsed.issues[0], labels));
}

function toIssueMessage(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  const field = v.getDotPath(issue);
  if (issue.input === undefined) return `${field} is missing.`;
  return `${field} is not valid: expected ${issue.expected ?? issue.type}.`;
}

/** Parses outside input. @throws ApiError 400 naming the field */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw toRefusal(parsed.issues[0], toIssueMessage(parsed.issues[0]));
}

/** Malformed UTF-8 is refused, as it would be stored as replacement characters. */
async function readText(c: Context): Promise<string> {
  const bytes = await c.req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('bodyNotUtf8');
  }
}

/** The JSON body. @throws ApiError 400 or 415 */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new ApiError('jsonExpected');
  }
  const text = await readText(c);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bodyNotJson');
  }
}

/** The JSON body, parsed with the schema. @throws ApiError 400 or 415 */
export async function readBody<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  return parseInput(schema, await readJson(c));
}

/** An id of a path. @throws ApiError 404 when it is malformed */
export function readId(id: string | undefined, missing: PlainErrorCode): string {
  if (id === undefined || !isId(id)) throw new ApiError(missing);
  return id;
}
