import type { Locale } from '#contract/format.ts';
import type { ErrorBody } from '#contract/http/envelope.ts';
import { type ApiError, ConflictError } from '../../errors/refusals.ts';
import { toMessage } from '../response/local-messages.ts';

/** The error envelope of the API. */
export function toErrorBody(message: string): ErrorBody {
  return { success: false, message };
}

/** The error as an answer, with nothing but its message. */
export function toErrorResponse(error: ApiError, language: Locale = 'en'): Response {
  const data = error instanceof ConflictError ? { data: error.data } : {};
  return Response.json(
    { ...toErrorBody(toMessage(error.message, language)), ...data },
    {
      status: error.status,
      headers: { 'Cache-Control': 'no-store', ...error.headers },
    },
  );
}
