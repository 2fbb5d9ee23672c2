import { locale } from '../i18n/locale.ts';
import { ApiError } from './api-error.ts';
import { codeOf, messageOf } from '#contract/http/answer-message.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { API_HEADER, STORED_AT_HEADER } from '#contract/http/read-headers.ts';
import { reportReachable, reportUnreachable } from './online.ts';
import { expireSession } from '../session/session-end.ts';
import { readSession } from '../session/session.ts';
import { isForeign, noteServer } from './server-extensions.ts';
import { toServerTime } from '../server-time.ts';

interface Received {
  url: string;
  text: string;
  status: number;
  /** Whether it carries our header, or did when the worker stored it. */
  isMarked: boolean;
  isWrite: boolean;
}

/** The body as parsed JSON. A successful write may answer with any text. @throws ApiError */
export function toBody({ url, text, ...head }: Received): unknown {
  const { status, isWrite } = head;
  if (isForeign(url, head, text)) {
    reportUnreachable();
    throw new ApiError('unreachable', `status ${status} of another server`);
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (status >= 400) return undefined;
    if (isWrite) return text;
    throw new ApiError('broken', 'not JSON', { status, cause });
  }
}

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export const overNetwork: Transport = (url, init) => fetch(url, init);

let send = overNetwork;

const sendRequest: Transport = (url, init) => send(url, init);

/** Replaces `fetch` while the server renders. */
export function setTransport(transport: Transport): void {
  send = transport;
}

/** The worker notices a dead network sooner. */
const REQUEST_TIMEOUT_MS = 30 * SECOND_MS;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, but for a form or a file. */
  body?: unknown;
  /** Id of the user who sends it. Refused once the session is over or another user's. */
  as?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  cache?: RequestCache;
  credentials?: RequestCredentials;
  /** Of the whole answer. */
  timeoutMs?: number;
}

export interface JsonAnswer {
  body: unknown;
  status: number;
  /** When the worker stored this answer, in the server's time; null when it came from the network. */
  storedAt: number | null;
}

/**
 * The token of a user's session.
 * @throws ApiError with status 401, as the server answers, when nobody or another user is signed in
 */
export function readToken(userId: string): string {
  const session = readSession();
  if (session?.user._id !== userId) throw new ApiError('http', 'not signed in', { status: 401 });
  return session.token;
}

function toInit(options: RequestOptions, token: string | undefined, signal: AbortSignal): RequestInit {
  const { method = 'GET', body, cache = 'default', credentials } = options;
  const headers: Record<string, string> = {
    accept: 'application/json',
    // The page's language; the browser would send its own.
    'accept-language': locale,
    ...options.headers,
  };
  if (token) headers['authorization'] = `Bearer ${token}`;
  const init = { method, headers, signal, cache, credentials };
  if (body === undefined) return init;
  if (body instanceof FormData || body instanceof Blob) return { ...init, body };
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(body) };
}

function toFailure(error: unknown, options: RequestOptions): unknown {
  if (options.signal?.aborted) return error;
  if (error instanceof ApiError) return error;
  reportUnreachable();
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return isTimeout
    ? new ApiError('timeout', 'timeout', { cause: error })
    : new ApiError('unreachable', 'no answer', { cause: error });
}

export function toStatusError(status: number, body: unknown): ApiError {
  const data = typeof body === 'object' && body && 'data' in body ? body.data : undefined;
  return new ApiError('http', `status ${status}`, {
    status,
    serverMessage: messageOf(body),
    code: codeOf(body),
    data,
  });
}

/** Code of a 401 (extension). */
const REVOKED_CODE = 'sessionRevoked';

/** Ends the session whose token the server refused; a firewall's 401 page does not end it. */
export function noteRefusal(status: number, body: unknown, token: string | undefined): void {
  if (status === 401 && token !== undefined && typeof body === 'object' && body !== null)
    expireSession(token, codeOf(body) === REVOKED_CODE);
}

/** One request, answered as parsed JSON. @throws ApiError, or the abort of `options.signal` */
export async function requestJson(url: string, options: RequestOptions = {}): Promise<JsonAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const askedAt = Date.now();
  try {
    const token = options.as === undefined ? undefined : readToken(options.as);
    const response = await sendRequest(url, toInit(options, token, signal));
    noteServer(url, response.headers, askedAt);
    const { status } = response;
    const isWrite = (options.method ?? 'GET') !== 'GET';
    const stored = response.headers.get(STORED_AT_HEADER);
    const isMarked = stored !== null || response.headers.has(API_HEADER);
    const body = toBody({ url, text: await response.text(), status, isMarked, isWrite });
    if (stored === null) reportReachable();
    else reportUnreachable();
    if (!response.ok) {
      noteRefusal(status, body, token);
      throw toStatusError(status, body);
    }
    return { body, status, storedAt: stored === null ? null : toServerTime(Date.parse(stored)) };
  } catch (error) {
    throw toFailure(error, options);
  }
}
