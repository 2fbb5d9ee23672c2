import type { JsonSchema } from '@valibot/to-json-schema';
import {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKeyPattern,
  IF_MATCH_HEADER,
  REPLAYED_HEADER,
} from '#contract/http/write-headers.ts';
import { tags, type Operation, type Parameter, toBody } from './operation.ts';
import { alertOperations } from './operations-of-alerts.ts';
import { discoveryOperations } from './operations-of-discovery.ts';
import { employerOperations } from './operations-of-employers.ts';
import { mailOperations } from './operations-of-mail.ts';
import { otherOperations } from './operations-of-others.ts';
import { figureOperations } from './operations-of-figures.ts';
import { reportOperations } from './operations-of-reports.ts';
import { sandboxOperations } from './operations-of-sandboxes.ts';
import { subscriptionOperations } from './operations-of-subscription.ts';
import { toResponses, type Answer } from './responses.ts';
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

const operations: readonly Operation[] = [
  ...employerOperations,
  ...alertOperations,
  ...subscriptionOperations,
  ...discoveryOperations,
  ...mailOperations,
  ...reportOperations,
  ...figureOperations,
  ...sandboxOperations,
  ...otherOperations,
];

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

const toId = ({ method, path }: Operation): string =>
  `${method}-${path.replaceAll(/[^a-z]+/gi, '-').replaceAll(/^-|-$/g, '')}`;

const securityOf: Record<Operation['access'], Record<string, string[]>[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

function toOperation(operation: Operation): DocumentOperation {
  const { tag, summary, description, access, parameters = [], body, isRepeatable, isVersioned } = operation;
  const headers = [...(isRepeatable ? [repeatHeader] : []), ...(isVersioned ? [versionHeader] : [])];
  return {
    operationId: toId(operation),
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: securityOf[access],
    parameters: [...parameters, ...headers],
    ...(body === undefined ? {} : { requestBody: toBody(body) }),
    responses: toResponses(operation),
  };
}

/** The API's description as OpenAPI 3.1. */
export function createApiDocument(appName: string): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const operation of operations) {
    (paths[operation.path] ??= {})[operation.method] = toOperation(operation);
  }
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
      schemas: toSchemas(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers with.' },
      },
    },
  };
}
