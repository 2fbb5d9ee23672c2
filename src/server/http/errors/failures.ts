import type { Context } from 'hono';
import { ApiError } from '../../errors/api-error.ts';
import { HTTPException } from 'hono/http-exception';
import { FilesUnavailable } from '../../errors/files-unavailable.ts';
import {
  isDiskFull,
  isForbiddenMove,
  isTooSlow,
  isUnavailable,
  isUnreadableValue,
} from '../../errors/database-errors.ts';
import type { Log } from '../../log.ts';
import { toErrorResponse } from './error-response.ts';
import { readLanguage } from '../response/language.ts';
import { toLoggedPath } from '../request/request-log.ts';

/** Answers 404. */
export function missingRoute(c: Context): Response {
  return toErrorResponse(new ApiError('nothingHere'), readLanguage(c));
}

/** Node's error when the client disconnects while sending. */
const hasLeft = (error: Error): boolean => error.message === 'aborted' && 'code' in error;

function toNeutralError(error: unknown): ApiError {
  if (isUnreadableValue(error)) return new ApiError('unreadableValue');
  if (isTooSlow(error)) {
    return new ApiError('takesTooLong');
  }
  if (isDiskFull(error)) return new ApiError('diskFull');
  if (isUnavailable(error) || error instanceof FilesUnavailable) {
    return new ApiError('serviceBusy');
  }
  return new ApiError('internal');
}

/** Answers any error; unexpected ones are logged. */
export const onFailure =
  ({ log }: { log: Log }) =>
  (error: Error, c: Context): Response => {
    const language = readLanguage(c);
    if (error instanceof ApiError) return toErrorResponse(error, language);
    if (isForbiddenMove(error)) return toErrorResponse(new ApiError('moveForbidden'), language);
    if (error instanceof HTTPException || hasLeft(error))
      return toErrorResponse(new ApiError('unreadableRequest'), language);
    const fields = { method: c.req.method, path: toLoggedPath(c.req.path) };
    log({ level: 'error', event: 'request failed', reason: error, fields });
    return toErrorResponse(toNeutralError(error), language);
  };
