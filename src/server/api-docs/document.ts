import type { JsonSchema } from '@valibot/to-json-schema';
import {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKeyPattern,
  IF_MATCH_HEADER,
  REPLAYED_HEADER,
} from '#contract/http/write-headers.ts';
import type { Hono } from 'hono';
import { listDescribedRoutes, type DescribedRoute, type Parameter } from '../http/describe-route.ts';
import { toNamedRef, toResponses, type Answer } from './responses.ts';
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
  responses: Record<string, Answer>;
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
  Jobs: 'Postings: the public list, and what employers write.',
  Companies: 'Who the postings are of.',
  Categories: 'What kinds of work there are.',
  Cities: 'Where the open jobs are.',
  Accounts: 'Registering, signing in, signing out.',
  'Resume templates': 'CV files to download.',
  'Job alerts':
    'New jobs of a search, by mail, as a notification or by SMS. Without an account: who has the key of an alert may manage it. An extension.',
  Subscription:
    'Subscribing at the mobile operators, as clients call it. Outcomes are in `statusCode` (S1000; E… is a refusal, with a text for people in `statusDetail`), the HTTP status is 200.',
  Readers: 'What readers send without an account; nothing of who sent it is stored. An extension.',
  Administration: 'Approving what employers send in. For administrators alone; an extension.',
  Discovery: 'What search engines, feed readers and previews of links read. An extension.',
  Service: 'Files, health, this document.',
} as const;

const repeatHeader: Parameter = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  description: `Extension: a repeat with the same key, for a day, changes nothing and gets the first answer again, with ${REPLAYED_HEADER}: true.`,
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};
const versionHeader: Parameter = {
  name: IF_MATCH_HEADER,
  in: 'header',
  description:
    'Extension: the version that the change was made from, like "v3". Has the row changed since, the answer is 409 with the stored row under data, and nothing is written.',
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

/** The API's description as OpenAPI 3.1, of the routes of an app. */
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
        'Every address answers with and without a slash at its end. Every refusal is {"success": false, "message"}, and its message can be shown to people: in Bangla where Accept-Language prefers bn, else in English.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: toSchemas(routes),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers with.' },
      },
    },
  };
}
