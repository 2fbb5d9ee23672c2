import type { JsonSchema } from '@valibot/to-json-schema';
import type { Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findTargetHandler } from 'hono/utils/handler';
import type { GenericSchema } from 'valibot';
import type { Locale } from '#contract/format.ts';

/*
 * Not hono-openapi: of its 7 packages (608 kB, 12 to 24 ms of a start) only `describeRoute` would fit. Its `resolver`
 * writes schemas out in every answer instead of naming them, its `validator` answers 400s of its own, `/files/*` is
 * left out, and its types refuse the JSON Schemas of @valibot/to-json-schema.
 */

/** A schema under the name that the document gives it, such as `{ JobData }`. */
export type NamedSchema = Readonly<Record<string, GenericSchema | JsonSchema>>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: boolean;
  schema: JsonSchema;
}

/** What the API's document says of a route; answers that follow from it are added there. */
export interface RouteDescription {
  /** Of the document's tags. */
  tag: string;
  summary: string;
  description?: string;
  /** Everyone's without it; `optional`: a token shows more. */
  access?: 'optional' | 'user' | 'admin';
  parameters?: readonly Parameter[];
  /** As JSON. */
  body?: NamedSchema;
  /** The same as `multipart/form-data`. */
  form?: JsonSchema;
  isBodyOptional?: boolean;
  /** Takes `If-Match` and `Idempotency-Key`. */
  isVersioned?: boolean;
  isRepeatable?: boolean;
  status?: 200 | 201 | 204 | 302 | 303;
  /** In the envelope. */
  data?: NamedSchema;
  /** What is sent without the envelope. */
  plain?: { contentType: string; schema: JsonSchema };
  /** Statuses of errors, besides those that follow from the rest. */
  refusals?: readonly number[];
}

/** A description with the method and the path, such as `/jobs/{id}`, of its route. */
export interface DescribedRoute extends RouteDescription {
  method: string;
  path: string;
}

const descriptions = new WeakMap<object, RouteDescription>();

/** Describes the route that it stands on; it passes requests on. */
export function describeRoute(description: RouteDescription): MiddlewareHandler {
  const pass = createMiddleware((_c, next) => next());
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

/** Behind the summary of a route that there is in each language. */
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

export const required = (parameter: Parameter): Parameter => ({ ...parameter, required: true });

/** A part of the path. */
export const segment = (name: string, description: string, schema = text()): Parameter => ({
  name,
  in: 'path',
  description,
  required: true,
  schema,
});

export const idParameter = segment('id', 'An id.', text({ pattern: '^[A-Za-z0-9_-]{1,64}$' }));
