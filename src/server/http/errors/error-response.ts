import * as v from 'valibot';
import type { Locale } from '#contract/format.ts';
import { type ApiError, ConflictError } from '../../errors/api-error.ts';
import { statuses } from '../../errors/statuses.ts';

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
