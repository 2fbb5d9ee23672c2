import type * as v from 'valibot';
import { messageOf, readAnswer } from '#contract/envelope.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { STORED_AT_HEADER } from '#contract/worker.ts';
import { ApiError } from './api-error.ts';
import { apiUrl } from './config.ts';
import { reportReachable, reportUnreachable } from './online.ts';

/** Longest wait for a complete answer; a slow network needs it, a dead one is noticed by the worker first. */
const REQUEST_TIMEOUT_MS = 30 * SECOND_MS;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  token?: string | undefined;
  /** Further headers, as `toWriteHeaders` names them. */
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

export interface JsonAnswer {
  body: unknown;
  status: number;
  /** When the worker stored this answer, ms since the epoch; null when it came from the network. */
  storedAt: number | null;
}

function toInit(options: RequestOptions, signal: AbortSignal): RequestInit {
  const { method = 'GET', body, token } = options;
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  return { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

function toFailure(error: unknown, options: RequestOptions): unknown {
  // An overtaken request is not a failure: the caller's own abort is passed on as it is.
  if (options.signal?.aborted) return error;
  if (error instanceof ApiError) return error;
  reportUnreachable();
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return isTimeout
    ? new ApiError('timeout', 'The server did not answer in time', { cause: error })
    : new ApiError('unreachable', 'The server could not be reached', { cause: error });
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    if (!response.ok) return undefined;
    throw new ApiError('broken', 'The answer is not JSON', { status: response.status, cause });
  }
}

/** An answer with an error status, as the error it is. */
export function toStatusError(status: number, body: unknown): ApiError {
  const data = typeof body === 'object' && body && 'data' in body ? body.data : undefined;
  return new ApiError('http', `Status ${status}`, { status, serverMessage: messageOf(body), data });
}

/**
 * One call to an address, answer as parsed JSON.
 * @throws ApiError, or the abort of `options.signal`
 */
export async function requestJson(url: string, options: RequestOptions = {}): Promise<JsonAnswer> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await fetch(url, toInit(options, signal));
    const body = await readJson(response);
    const stored = response.headers.get(STORED_AT_HEADER);
    if (stored === null) reportReachable();
    else reportUnreachable();
    if (!response.ok) {
      throw toStatusError(response.status, body);
    }
    return { body, status: response.status, storedAt: stored === null ? null : Date.parse(stored) };
  } catch (error) {
    throw toFailure(error, options);
  }
}

/** Parsed `data` of an answer, and when it was stored if it comes from the worker's cache. */
export interface Fetched<T> {
  data: T;
  message: string | undefined;
  storedAt: number | null;
}

/**
 * One call to the main API: envelope and `data` are parsed here, once (§7).
 * @param path a path of `#contract/paths.ts`, with its query
 * @throws ApiError
 */
export async function callApi<S extends v.GenericSchema>(
  path: string,
  schema: S,
  options: RequestOptions = {},
): Promise<Fetched<v.InferOutput<S>>> {
  return toFetched(schema, await requestJson(apiUrl(path), options));
}

/** Envelope and `data` of an answer. @throws ApiError */
export function toFetched<S extends v.GenericSchema>(
  schema: S,
  answer: JsonAnswer,
): Fetched<v.InferOutput<S>> {
  const read = readAnswer(schema, answer.body);
  if (read.kind === 'ok') return { data: read.data, message: read.message, storedAt: answer.storedAt };
  if (read.kind === 'refused') {
    throw new ApiError('refused', read.message ?? 'The server refused', { serverMessage: read.message });
  }
  throw new ApiError('broken', 'The answer does not keep the contract', { cause: read.reason });
}
