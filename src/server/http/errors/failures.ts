import type { Context } from 'hono';
import { notFound, ApiError, badRequest } from '../../errors/refusals.ts';
import { HTTPException } from 'hono/http-exception';
import { FilesUnavailable } from '../../errors/files-unavailable.ts';
import { isTooSlow, isUnavailable, isUnreadableValue } from '../../errors/database-errors.ts';
import type { Log } from '../../log.ts';
import { toErrorResponse } from './error-response.ts';
import { readLanguage } from '../response/local-messages.ts';
import { toLoggedPath } from '../request/request-log.ts';

/** Answers 404. */
export function missingRoute(c: Context): Response {
  return toErrorResponse(notFound('There is nothing at this address.'), readLanguage(c));
}

const UNREADABLE = 'The request could not be read.';

/** Node's error when the client disconnects while sending. */
const hasLeft = (error: Error): boolean => error.message === 'aborted' && 'code' in error;

/** With each 503. */
export const RETRY_SOON = { 'Retry-After': '5' };

function toNeutralError(error: unknown): ApiError {
  if (isUnreadableValue(error)) return badRequest('A value in the request is not valid.');
  if (isTooSlow(error)) {
    return new ApiError(503, 'This is taking too long. Please try again later.', RETRY_SOON);
  }
  if (isUnavailable(error) || error instanceof FilesUnavailable) {
    return new ApiError(503, 'The service is busy. Please try again in a moment.', RETRY_SOON);
  }
  return new ApiError(500, 'Something went wrong on our side. Please try again later.');
}

/** Answers any error; unexpected ones are logged. */
export const onFailure =
  ({ log }: { log: Log }) =>
  (error: Error, c: Context): Response => {
    const language = readLanguage(c);
    if (error instanceof ApiError) return toErrorResponse(error, language);
    if (error instanceof HTTPException || hasLeft(error))
      return toErrorResponse(badRequest(UNREADABLE), language);
    const fields = { method: c.req.method, path: toLoggedPath(c.req.path) };
    log({ level: 'error', event: 'request failed', reason: error, fields });
    return toErrorResponse(toNeutralError(error), language);
  };
