import type { JsonSchema } from '@valibot/to-json-schema';
import type { Parameter } from '../http/describe-route.ts';
import type { SchemaName } from './schemas.ts';
export { idParameter, query, text, whole, type Parameter } from '../http/describe-route.ts';

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
  body?: SchemaName;
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
