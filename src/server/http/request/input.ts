import type { Context } from 'hono';
import * as v from 'valibot';
import { isId } from '../../ids.ts';
import { ApiError, badRequest, notFound } from '../errors/errors.ts';

/** The first problem as a sentence that names the field; the refused value is not repeated. */
function toIssueMessage(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  const field = v.getDotPath(issue);
  if (field === null) return 'The body must be a JSON object.';
  if (issue.input === undefined) return `${field} is missing.`;
  return `${field} is not valid: expected ${issue.expected ?? issue.type}.`;
}

/** Parses anything that came from outside. Refuses with 400 and a message that names the field. */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw badRequest(toIssueMessage(parsed.issues[0]));
}

/** Bytes that are no UTF-8 are refused: they would be stored as marks in the place of what was meant. */
async function readText(c: Context): Promise<string> {
  const bytes = await c.req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('The body is not valid UTF-8.');
  }
}

/** The JSON body as it came. Refuses with 400 or 415. */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new ApiError(415, 'Please send JSON, with the header Content-Type: application/json.');
  }
  const text = await readText(c);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

/** The JSON body, parsed with the schema. Refuses with 400 or 415. */
export async function readBody<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  return parseInput(schema, await readJson(c));
}

/** An id of a path. What cannot be an id is simply not found. */
export function readId(id: string | undefined, missing: string): string {
  if (id === undefined || !isId(id)) throw notFound(missing);
  return id;
}
