import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal with a message for the client. Any other error answers a neutral 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** A conflict with the stored row, so that the client can compare. */
export class ConflictError extends ApiError {
  readonly data: Readonly<Record<string, unknown>>;

  constructor(message: string, data: Readonly<Record<string, unknown>>) {
    super(409, message);
    this.data = data;
  }
}

export const badRequest = (message: string): ApiError => new ApiError(400, message);

export const unauthorized = (message = 'Please sign in first.'): ApiError =>
  new ApiError(401, message, { 'WWW-Authenticate': 'Bearer' });

export const forbidden = (message: string): ApiError => new ApiError(403, message);

export const notFound = (message: string): ApiError => new ApiError(404, message);

export const conflict = (message: string): ApiError => new ApiError(409, message);

/** A 429. @param seconds until the next attempt may succeed */
export const tooManyRequests = (message: string, seconds: number): ApiError =>
  new ApiError(429, message, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });
