/** `unreachable`: no answer. `refused`: `success` is false. `broken`: violates the contract. */
export type ApiErrorKind = 'unreachable' | 'timeout' | 'http' | 'refused' | 'broken';

interface ApiErrorDetails {
  status?: number;
  serverMessage?: string | undefined;
  code?: string | undefined;
  data?: unknown;
  cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  /** Of a refusal by our server (extension), as in `openapi.json`. */
  readonly code: string | undefined;
  /** `data` of an error's body, not parsed yet: a 409 carries the current row. */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.code = details.code;
    this.data = details.data;
  }

  get isTransient(): boolean {
    const { status = 0 } = this;
    if (this.kind === 'http') return status >= 500 || [408, 411, 429].includes(status);
    return this.kind === 'unreachable' || this.kind === 'timeout';
  }

  /** The server has read the request and said no: sending it again changes nothing. */
  get isRefusal(): boolean {
    return this.kind === 'refused' || (this.kind === 'http' && !this.isTransient);
  }
}

/** True for 404 and 410. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** The reason for the log. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
