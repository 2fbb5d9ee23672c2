import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { LocalText } from '#contract/format.ts';
import { errors } from './messages.ts';
import { type ErrorCode, headersOf, statuses } from './statuses.ts';

type Parameters = {
  [C in ErrorCode]: (typeof errors.en)[C] extends (...parameters: infer P) => string ? P : [];
};
type Catalogue = { [C in ErrorCode]: string | ((...parameters: Parameters[C]) => string) };

/** Errors whose text has no parameters. */
export type PlainErrorCode = { [C in ErrorCode]: Parameters[C] extends [] ? C : never }[ErrorCode];

function write<C extends ErrorCode>(catalogue: Catalogue, code: C, parameters: Parameters[C]): string {
  const text = catalogue[code];
  return typeof text === 'string' ? text : text(...parameters);
}

/** An error that the client shows, in its language. Any other error is answered with a neutral 500. */
export class ApiError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly texts: LocalText;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: C, ...parameters: Parameters[C]) {
    const texts = { en: write(errors.en, code, parameters), bn: write(errors.bn, code, parameters) };
    super(texts.en);
    this.code = code;
    this.status = statuses[code];
    this.texts = texts;
    this.headers = { ...headersOf[code] };
  }

  /** Adds headers to its answer. */
  withHeaders(headers: Readonly<Record<string, string>>): this {
    Object.assign(this.headers, headers);
    return this;
  }
}

/** A conflict with the stored row, so that the client can compare. */
export class ConflictError extends ApiError<'changedBeforeSaving' | 'changedOrDecided'> {
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: 'changedBeforeSaving' | 'changedOrDecided', data: Readonly<Record<string, unknown>>) {
    super(code);
    this.data = data;
  }
}

type Limited = 'tooManyAttempts' | 'tooManyFromNetwork' | 'noMoreCodes' | 'codeJustSent';

/** A 429. @param seconds until the next attempt may succeed */
export const tooManyRequests = (code: Limited, seconds: number): ApiError =>
  new ApiError(code, seconds).withHeaders({ 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });
