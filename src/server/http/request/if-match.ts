import type { Context } from 'hono';
import { IF_MATCH_HEADER, readIfMatch } from '#contract/http/write-headers.ts';
import { badRequest, ConflictError } from '../errors/errors.ts';

/**
 * Refuses a write that was made from an older version than the stored one, as its `If-Match` (extension) tells.
 * Without the header there is no check.
 * @param version of the stored row, which is locked
 * @param current `data` of the refusal: the stored row, as its owner reads it
 * @throws ApiError 409 with the stored row; 400 when the header is none of ours
 */
export function refuseStale(c: Context, version: number, current: Readonly<Record<string, unknown>>): void {
  const wanted = readIfMatch(c.req.header(IF_MATCH_HEADER));
  if (wanted === null) throw badRequest(`${IF_MATCH_HEADER} must be a version like "v3", or *.`);
  if (wanted === undefined || wanted === version) return;
  throw new ConflictError('This was changed in the meantime. Please compare both versions.', current);
}
