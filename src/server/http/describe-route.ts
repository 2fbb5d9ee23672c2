import type { JsonSchema } from '@valibot/to-json-schema';
import type { Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findTargetHandler } from 'hono/utils/handler';
import type { GenericSchema } from 'valibot';
import type { Locale } from '#contract/format.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { type BodyLimit, setBodyLimit } from './request/body-limit.ts';

/*
 * Not hono-openapi: of its 7 packages (608 kB, 12 to 24 ms of a start) only `describeRoute` would fit. Its `resolver`
 * inlines schemas in every answer instead of referencing them, its `validator` sends its own 400s, it omits `/files/*`,
 * and its types reject the JSON Schemas of @valibot/to-json-schema.
 */

/** A schema with its name in the document, such as `{ JobData }`. */
export type NamedSchema = Readonly<Record<string, GenericSchema | JsonSchema>>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: boolean;
  schema: JsonSchema;
}

/** What the API document says about a route. `api-docs/document.ts` derives its error answers. */
export interface RouteDescription {
  /** A key of `tags` in `api-docs/document.ts`. */
  tag: string;
  summary: string;
  description?: string;
  /** Public if absent; `optional`: a token shows more. */
  access?: 'optional' | 'user' | 'admin';
  parameters?: readonly Parameter[];
  /** As JSON. */
  body?: NamedSchema;
  /** The same body as `multipart/form-data`. */
  form?: JsonSchema;
  isBodyOptional?: boolean;
  /** 16 kB if absent. */
  bodyLimit?: BodyLimit;
  /** Takes `If-Match` and `Idempotency-Key`. */
  isVersioned?: boolean;
  isRepeatable?: boolean;
  status?: 200 | 201 | 204 | 302 | 303;
  /** The `data` of the envelope. */
  data?: NamedSchema;
  /** An answer without the envelope. */
  plain?: { contentType: string; schema: JsonSchema };
  /** Error statuses besides those that follow from the other fields. */
  refusals?: readonly number[];
}

/** A description with its route's method and path, such as `/jobs/{id}`. */
export interface DescribedRoute extends RouteDescription {
  method: string;
  path: string;
}

const descriptions = new WeakMap<object, RouteDescription>();

/** Middleware that documents its route, and applies the limit of its body. */
export function describeRoute(description: RouteDescription): MiddlewareHandler {
  const { bodyLimit } = description;
  const pass = createMiddleware((c, next) => {
    if (bodyLimit !== undefined) setBodyLimit(c, bodyLimit);
    return next();
  });
  descriptions.set(pass, description);
  return pass;
}

/** The described routes of an app. */
export const listDescribedRoutes = ({ routes }: Pick<Hono, 'routes'>): DescribedRoute[] =>
  routes.flatMap(({ method, path, handler }) => {
    const description = descriptions.get(findTargetHandler(handler));
    if (description === undefined) return [];
    const template = path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
    return [{ ...description, method: method.toLowerCase(), path: template }];
  });

/** A suffix for the summary of a route that exists once per language. */
export const inLanguage: Readonly<Record<Locale, string>> = { en: '', bn: ', in Bangla' };

/** A reference to a named schema. */
export const toRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

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

export const requiredParameter = (parameter: Parameter): Parameter => ({ ...parameter, required: true });

/** A path parameter. */
export const segment = (name: string, description: string, schema = text()): Parameter => ({
  name,
  in: 'path',
  description,
  required: true,
  schema,
});

export const idParameter = segment('id', 'The id.', text({ pattern: '^[A-Za-z0-9_-]{1,64}$' }));

/** Descriptions shared by the routes of jobs and of companies. */

export const detailedParameter = query(
  'view',
  text(),
  '"detailed" is accepted and has no effect: a single row is always complete.',
);

export const deletedParameter = query(
  'deleted',
  text({ enum: ['true', 'false'] }),
  `Extension. With "true", the user’s own rows that were deleted in the last ${RESTORE_DAYS} days instead.`,
);

export const restoreDescription = `Extension. Possible for ${RESTORE_DAYS} days after the deletion. No effect on a row that is not deleted.`;
