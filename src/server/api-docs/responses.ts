import type { JsonSchema } from '@valibot/to-json-schema';
import { REPLAYED_HEADER } from '#contract/http/write-headers.ts';
import { toRef, type NamedSchema, type RouteDescription } from '../http/describe-route.ts';

export interface DescribedAnswer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
}

const refusals: Readonly<Record<number, string>> = {
  400: 'The request is not valid. The message names the field.',
  401: 'The token is missing, unknown or expired.',
  403: 'Not allowed for this user.',
  404: 'Not found, or not visible to you.',
  409: 'Conflicts with the stored state.',
  410: 'The link or the notification subscription is no longer valid.',
  411: 'The body has no Content-Length.',
  413: 'The body is too large.',
  415: 'The content type is not supported.',
  416: 'The file does not have the requested range.',
  422: 'The idempotency key was used for a different request.',
  429: 'Too many attempts; Retry-After says when the next one may succeed.',
  503: 'The service is busy or unavailable.',
};

function refusalsOf(described: RouteDescription): number[] {
  const { access, body, isVersioned, isRepeatable, refusals: own = [] } = described;
  const found = new Set(own);
  if (access === 'user' || access === 'admin') found.add(401);
  if (access === 'admin') found.add(403);
  if (body !== undefined) for (const status of [400, 411, 413, 415, 503]) found.add(status);
  if (isVersioned) found.add(409);
  if (isRepeatable) for (const status of [400, 422, 429]) found.add(status);
  return [...found].sort((a, b) => a - b);
}

const toRefusal = (status: number, { isVersioned }: RouteDescription): DescribedAnswer => {
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

function toSuccess({ status = 200, data, plain, isRepeatable }: RouteDescription): DescribedAnswer {
  if (status === 204) return { description: 'No content.' };
  if (status === 302 || status === 303) return { description: 'Redirects to another page.' };
  const description = status === 201 ? 'Created.' : 'Success.';
  const headers = isRepeatable
    ? {
        headers: {
          [REPLAYED_HEADER]: {
            description: 'true when the stored answer is sent again.',
            schema: { const: 'true' },
          },
        },
      }
    : {};
  const contentType = plain?.contentType ?? 'application/json';
  return {
    description,
    ...headers,
    content: { [contentType]: { schema: plain?.schema ?? toEnvelope(data) } },
  };
}

/** All answers of a route, by status. */
export function toResponses(described: RouteDescription): Record<string, DescribedAnswer> {
  const refused = refusalsOf(described).map(
    (status) => [String(status), toRefusal(status, described)] as const,
  );
  return Object.fromEntries([[String(described.status ?? 200), toSuccess(described)], ...refused]);
}
