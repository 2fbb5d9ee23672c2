import * as v from 'valibot';
import { messageOf } from './answer-message.ts';

/**
 * The wrapper around every answer of the main API (§7): `success`, `data`, `message`.
 */
const Envelope = v.looseObject({ success: v.nullish(v.boolean()), data: v.optional(v.unknown()) });

/** What an answer turned out to be. `broken` means that it does not keep the contract. */
export type Answer<T> =
  | { kind: 'ok'; data: T; message: string | undefined }
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'broken'; reason: string };

/** A short account of what was wrong, with the path, for the log. Values are left out: they may be private. */
function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? 'body'}: expected ${issue.expected ?? issue.type}`)
    .join('; ');
}

/** Nothing, or a word such as "OK": what is left of an envelope when a server has no more to say. */
const isBare = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'string' && !body.trimStart().startsWith('<'));

/**
 * Reads the body of an answer; one without an envelope counts as one without data, HTML as broken.
 * @param schema of `data`
 * @param body parsed JSON, or the text of what is not JSON
 */
export function readAnswer<S extends v.GenericSchema>(schema: S, body: unknown): Answer<v.InferOutput<S>> {
  const envelope = v.safeParse(Envelope, isBare(body) ? {} : body);
  if (!envelope.success) return { kind: 'broken', reason: describeIssues(envelope.issues) };
  if (envelope.output.success === false) return { kind: 'refused', message: messageOf(body) };
  const data = v.safeParse(schema, envelope.output.data);
  if (!data.success) return { kind: 'broken', reason: describeIssues(data.issues) };
  return { kind: 'ok', data: data.output, message: messageOf(body) };
}

/** Error body of our server; clients read `message`. */
export const ErrorBody = v.object({ success: v.literal(false), message: v.string() });
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** One row of a list that broke the contract: its place and what was wrong. */
export interface RejectedRow {
  index: number;
  reason: string;
}

/** Parses a list row by row, so that one bad row costs only itself. */
export function parseRows<S extends v.GenericSchema>(
  schema: S,
  rows: readonly unknown[],
): { rows: v.InferOutput<S>[]; rejected: RejectedRow[] } {
  const good: v.InferOutput<S>[] = [];
  const rejected: RejectedRow[] = [];
  rows.forEach((row, index) => {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) good.push(parsed.output);
    else rejected.push({ index, reason: describeIssues(parsed.issues) });
  });
  return { rows: good, rejected };
}
