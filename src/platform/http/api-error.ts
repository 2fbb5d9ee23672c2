/**
 * Why a call failed. Transport says what happened; each screen chooses its words (§8).
 * - `unreachable`: no answer (no network, refused, cut off)
 * - `timeout`: no complete answer in time
 * - `http`: an answer with an error status
 * - `refused`: `success` is false
 * - `broken`: the answer does not keep the contract
 */
export type ApiErrorKind = 'unreachable' | 'timeout' | 'http' | 'refused' | 'broken';

interface ApiErrorDetails {
  status?: number;
  /** What the server said, at either place (§7). */
  serverMessage?: string | undefined;
  data?: unknown;
  cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  /** `data` of an error's body, not parsed yet: a 409 carries the row as it is now. */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.data = details.data;
  }

  /** True when asking again may help: nothing was wrong with the question. */
  get isTransient(): boolean {
    if (this.kind === 'http') return this.status === 408 || this.status === 429 || (this.status ?? 0) >= 500;
    return this.kind === 'unreachable' || this.kind === 'timeout';
  }
}

/** True for "there is no such job, company or page", or none any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** The reason for the log; screens use `failureText`. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
