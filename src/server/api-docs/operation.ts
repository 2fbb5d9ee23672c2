import type { JsonSchema } from '@valibot/to-json-schema';
import { companyForm } from './company-input.ts';
import { toRef, type SchemaName } from './schemas.ts';

/** The request body as OpenAPI. */
export function toBody(body: SchemaName | 'form') {
  const content: Record<string, { schema: JsonSchema }> =
    body === 'form'
      ? {
          'multipart/form-data': { schema: companyForm },
          'application/json': { schema: toRef('CompanyInput') },
        }
      : { 'application/json': { schema: toRef(body) } };
  return { required: body !== 'Consent', content };
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: boolean;
  schema: JsonSchema;
}

type Method = 'get' | 'post' | 'put' | 'delete';

export interface Operation {
  method: Method;
  path: string;
  tag: Tag;
  summary: string;
  description?: string;
  /** `optional`: a token shows more. */
  access: 'public' | 'optional' | 'user' | 'admin';
  parameters?: readonly Parameter[];
  /** `form` is the multipart company form, or the same as JSON. */
  body?: SchemaName | 'form';
  /** Takes `If-Match` and `Idempotency-Key`. */
  isVersioned?: boolean;
  isRepeatable?: boolean;
  status?: 200 | 201 | 204 | 302 | 303;
  data?: SchemaName;
  plain?: { contentType: string; schema: JsonSchema };
  refusals?: readonly number[];
}

export const tags = {
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
type Tag = keyof typeof tags;

export const text = (schema: JsonSchema = {}): JsonSchema => ({ type: 'string', ...schema });
export const whole = (minimum: number, maximum: number, preset?: number): JsonSchema => ({
  type: 'integer',
  minimum,
  maximum,
  ...(preset === undefined ? {} : { default: preset }),
});

export const query = (name: string, schema: JsonSchema, description: string): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});

export const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  description: 'An id.',
  required: true,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
};
