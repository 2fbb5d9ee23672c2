import type { JsonSchema } from '@valibot/to-json-schema';
import { REPLAYED_HEADER } from '#contract/http/write-headers.ts';
import { toRef, type NamedSchema, type RouteDescription } from '../http/describe-route.ts';

export interface Answer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
}

const refusals: Readonly<Record<number, string>> = {
  400: 'What was sent is not valid; the message names the field.',
  401: 'Nobody is signed in with this token.',
  403: 'This user may not do this.',
  404: 'There is no such thing, or none that this user may know of.',
  409: 'What is stored does not allow this.',
  413: 'More was sent than is accepted.',
  415: 'What was sent is of another type.',
  416: 'The file has no such part.',
  422: 'The key was used for another request.',
  429: 'Too many attempts; Retry-After says when the next one may succeed.',
  503: 'The service is busy, or a part of it does not answer.',
};

function refusalsOf(described: RouteDescription): number[] {
  const { access, body, form, isVersioned, isRepeatable, refusals: own = [] } = described;
  const found = new Set(own);
  if (access === 'user' || access === 'admin') found.add(401);
  if (access === 'admin') found.add(403);
  if (body !== undefined) for (const status of [400, 413, 415]) found.add(status);
  if (isVersioned) found.add(409);
  if (isRepeatable) for (const status of [400, 422, 429]) found.add(status);
  if (form !== undefined) found.add(503);
  return [...found].sort((a, b) => a - b);
}

const toRefusal = (status: number, { isVersioned }: RouteDescription): Answer => {
  const isConflict = status === 409 && isVersioned === true;
  const schema: JsonSchema = isConflict
    ? { allOf: [toRef('Error'), { type: 'object', properties: { data: { type: 'object' } } }] }
    : toRef('Error');
  return { description: refusals[status] ?? 'Refused.', content: { 'application/json': { schema } } };
};

/** A reference to the schema that a route names, where it does. */
export const toNamedRef = (named: NamedSchema = {}): JsonSchema | undefined =>
  Object.keys(named).map(toRef)[0];

function toEnvelope(named: NamedSchema | undefined): JsonSchema {
  const data = toNamedRef(named);
  return {
    type: 'object',
    properties: { success: { const: true }, message: { type: 'string' }, ...(data && { data }) },
    required: data ? ['success', 'data'] : ['success'],
  };
}

function toSuccess({ status = 200, data, plain, isRepeatable }: RouteDescription): Answer {
  if (status === 204) return { description: 'Nothing.' };
  if (status === 302 || status === 303) return { description: 'Goes on to another page.' };
  const description = status === 201 ? 'Made.' : 'Done.';
  const headers = isRepeatable
    ? { headers: { [REPLAYED_HEADER]: { description: 'true for a repeat.', schema: { const: 'true' } } } }
    : {};
  const contentType = plain?.contentType ?? 'application/json';
  return {
    description,
    ...headers,
    content: { [contentType]: { schema: plain?.schema ?? toEnvelope(data) } },
  };
}

/** All answers of a route, by status. */
export function toResponses(described: RouteDescription): Record<string, Answer> {
  const refused = refusalsOf(described).map(
    (status) => [String(status), toRefusal(status, described)] as const,
  );
  return Object.fromEntries([[String(described.status ?? 200), toSuccess(described)], ...refused]);
}
