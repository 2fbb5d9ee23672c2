import * as v from 'valibot';
import { messageOf } from './answer-message.ts';

const Envelope = v.looseObject({ success: v.nullish(v.boolean()), data: v.optional(v.unknown()) });

/** `broken`: violates the contract. */
export type Answer<T> =
  | { kind: 'ok'; data: T; message: string | undefined }
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'broken'; reason: string };

/** For the log: paths without values, which may be private. */
function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? 'body'}: expected ${issue.expected ?? issue.type}`)
    .join('; ');
}

const isBare = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'string' && !body.trimStart().startsWith('<'));

/** Reads an answer's body; without an envelope it has no data, HTML is broken. @param body JSON, or text */
export function readAnswer<S extends v.GenericSchema>(schema: S, body: unknown): Answer<v.InferOutput<S>> {
  const envelope = v.safeParse(Envelope, isBare(body) ? {} : body);
  if (!envelope.success) return { kind: 'broken', reason: describeIssues(envelope.issues) };
  if (envelope.output.success === false) return { kind: 'refused', message: messageOf(body) };
  const data = v.safeParse(schema, envelope.output.data);
  if (!data.success) return { kind: 'broken', reason: describeIssues(data.issues) };
  return { kind: 'ok', data: data.output, message: messageOf(body) };
}

export interface RejectedRow {
  index: number;
  reason: string;
}

/** Parses a list row by row, so that a malformed row costs only itself. */
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
