import type { JsonSchema } from '@valibot/to-json-schema';
import type { Hono } from 'hono';
import {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKeyPattern,
  IF_MATCH_HEADER,
  REPLAYED_HEADER,
} from '#contract/http/write-headers.ts';
import {
  type DescribedRoute,
  listDescribedRoutes,
  type NamedSchema,
  type Parameter,
  type RouteDescription,
  toRef,
} from '../http/describe-route.ts';
import { toSchemas } from './schemas.ts';

interface DescribedAnswer {
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
const toNamedRef = (named: NamedSchema = {}): JsonSchema | undefined => Object.keys(named).map(toRef)[0];

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
function toResponses(described: RouteDescription): Record<string, DescribedAnswer> {
  const refused = refusalsOf(described).map(
    (status) => [String(status), toRefusal(status, described)] as const,
  );
  return Object.fromEntries([[String(described.status ?? 200), toSuccess(described)], ...refused]);
}

type Json = Record<string, unknown>;

export interface DocumentOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, DescribedAnswer>;
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Json };
}

const tags = {
  Jobs: 'Job postings: the public list, and writes by employers.',
  Companies: 'The companies that post jobs.',
  Categories: 'The categories of jobs.',
  Cities: 'The cities with open jobs.',
  Accounts: 'Registration, sign-in, sessions and account data.',
  Applications:
    'Applications sent in the product: the applicant’s receipts and the employer’s inbox. Visible to these two only. An extension.',
  'Resume templates': 'CV files to download.',
  'Job alerts':
    'New jobs of a search, by mail, push notification or SMS. No account is needed: the key of an alert authorizes changes to it. An extension.',
  Subscription:
    'Subscription through the mobile operators. The HTTP status is 200; the outcome is in `statusCode`: S1000 for success, E… for a refusal, with a readable text in `statusDetail`.',
  Readers: 'Anonymous reports and view counts. The sender is not stored. An extension.',
  Administration: 'Moderation of jobs, companies and accounts. For administrators only. An extension.',
  Discovery: 'Sitemaps, feeds and link previews. An extension.',
  Service: 'Files, health checks and this document.',
} as const;

const repeatHeader: Parameter = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  description: `Extension: for one day, a repeated request with the same key changes nothing and returns the first answer, with ${REPLAYED_HEADER}: true.`,
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};
const versionHeader: Parameter = {
  name: IF_MATCH_HEADER,
  in: 'header',
  description:
    'Extension: the version that the change is based on, such as "v3". If the row has changed since, nothing is written and the answer is 409 with the stored row in `data`.',
  schema: { type: 'string', examples: ['"v3"'] },
};

const toId = ({ method, path }: DescribedRoute): string =>
  `${method}-${path.replaceAll(/[^a-z]+/gi, '-').replaceAll(/^-|-$/g, '')}`;

const securityOf: Record<NonNullable<DescribedRoute['access']> | 'public', DocumentOperation['security']> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

type Body = Pick<DocumentOperation, 'requestBody'>;

function toBody({ body, form, isBodyOptional = false }: DescribedRoute): Body {
  const json = toNamedRef(body);
  if (json === undefined) return {};
  const multipart = form && { 'multipart/form-data': { schema: form } };
  const content = { ...multipart, 'application/json': { schema: json } };
  return { requestBody: { required: !isBodyOptional, content } };
}

function toOperation(route: DescribedRoute): DocumentOperation {
  const { tag, summary, description, access = 'public', parameters = [] } = route;
  return {
    operationId: toId(route),
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: securityOf[access],
    parameters: [
      ...parameters,
      ...(route.isRepeatable ? [repeatHeader] : []),
      ...(route.isVersioned ? [versionHeader] : []),
    ],
    ...toBody(route),
    responses: toResponses(route),
  };
}

/** Builds the OpenAPI 3.1 document from an app's described routes. */
export function createApiDocument(appName: string, app: Pick<Hono, 'routes'>): ApiDocument {
  const routes = listDescribedRoutes(app);
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method] = toOperation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: `${appName} API`,
      version: '1.0.0',
      summary: 'Jobs, companies and accounts.',
      description:
        'Paths work with and without a trailing slash. Every error is {"success": false, "message"}. The message is meant for users: in Bangla if Accept-Language prefers bn, otherwise in English.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: toSchemas(routes),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that sign-in returns.' },
      },
    },
  };
}
