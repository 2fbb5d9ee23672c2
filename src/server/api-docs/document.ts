import type { JsonSchema } from '@valibot/to-json-schema';
import {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKeyPattern,
  IF_MATCH_HEADER,
  REPLAYED_HEADER,
} from '#contract/http/write-headers.ts';
import type { Hono } from 'hono';
import { listDescribedRoutes, type DescribedRoute, type Parameter } from '../http/describe-route.ts';
import { toNamedRef, toResponses, type DescribedAnswer } from './responses.ts';
import { toSchemas } from './schemas.ts';

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
