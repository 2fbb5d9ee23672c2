import type { Context } from 'hono';
import { notFound, toErrorResponse } from '../errors/errors.ts';

/** Whatever no route knows, in the one error shape. */
export function missingRoute(_c: Context): Response {
  return toErrorResponse(notFound('There is nothing at this address.'));
}
