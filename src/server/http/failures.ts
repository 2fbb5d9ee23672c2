import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { Locale } from '#contract/format.ts';
import { ApiError, ConflictError } from '../errors/api-error.ts';
import {
  isDiskFull,
  isForbiddenMove,
  isTooSlow,
  isUnavailable,
  isUnreadableValue,
} from '../errors/database-errors.ts';
import { FilesUnavailable } from '../errors/files-unavailable.ts';
import { statuses } from '../errors/statuses.ts';
import type { Log } from '../log.ts';
import { readLanguage } from './request/input.ts';
import { toLoggedPath } from './request/request-log.ts';

/** The error envelope of the API: a code for programs, and a message for users. */
export const ErrorBody = v.object({
  success: v.literal(false),
  code: v.picklist(Object.keys(statuses)),
  message: v.string(),
});
type ErrorBody = v.InferOutput<typeof ErrorBody>;

export const toErrorBody = ({ code, texts }: ApiError, language: Locale): ErrorBody => ({
  success: false,
  code,
  message: texts[language],
});

/** The error as an answer. */
export function toErrorResponse(error: ApiError, language: Locale = 'en'): Response {
  const data = error instanceof ConflictError ? { data: error.data } : {};
  return Response.json(
    { ...toErrorBody(error, language), ...data },
    {
      status: error.status,
      headers: { 'Cache-Control': 'no-store', ...error.headers },
    },
  );
}

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
