import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Locale } from '#contract/format.ts';
import { LANGUAGE_COOKIE, preferredLanguage } from '#contract/http/languages.ts';
import { ApiError, type PlainErrorCode } from '../../errors/api-error.ts';
import { type FieldNameGroup, toFormError, toInputError } from '../../errors/field-error.ts';
import { isId } from '../../ids.ts';
import { notices } from '../response/notices.ts';

/** The language that a request prefers. */
export const readLanguage = (c: Context): Locale =>
  preferredLanguage(c.req.header('Accept-Language') ?? '') ?? 'en';

/** The language of a server page that the app links to, from the app's language cookie. */
export const readPageLanguage = (c: Context): Locale =>
  getCookie(c, LANGUAGE_COOKIE) === 'bn' ? 'bn' : 'en';

/** The success messages of the API, in the language of the request. */
export const readNotices = (c: Context): typeof notices.en => notices[readLanguage(c)];

/** Parses a form. @param group whose names its fields have @throws ApiError 400 naming the field */
export function parseForm<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  group?: FieldNameGroup,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw toFormError(parsed.issues[0], group);
}

/** Parses outside input. @throws ApiError 400 naming the field */
export function parseInput<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  group?: FieldNameGroup,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw toInputError(parsed.issues[0], group);
}

/** Refuses malformed UTF-8, which would be stored as replacement characters. */
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
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
  group?: FieldNameGroup,
): Promise<v.InferOutput<S>> {
  return parseInput(schema, await readJson(c), group);
}

/** The id in a path. @throws ApiError 404 if it is malformed */
export function readId(id: string | undefined, missing: PlainErrorCode): string {
  if (id === undefined || !isId(id)) throw new ApiError(missing);
  return id;
}
