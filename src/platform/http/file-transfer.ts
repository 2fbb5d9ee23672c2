import type * as v from 'valibot';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { locale } from '../i18n/locale.ts';
import { apiUrl } from '../startup/config.ts';
import { ApiError } from './api-error.ts';
import { type Fetched, toFetched } from './call-api.ts';
import { type JsonAnswer, noteRefusal, readToken, toBody, toStatusError } from './http.ts';
import { reportReachable, reportUnreachable } from './online.ts';

const STALL_TIMEOUT_MS = 45 * SECOND_MS;

export interface UploadOptions {
  method: 'POST' | 'PUT' | 'PATCH';
  /** A form, or a file alone. */
  body: FormData | Blob;
  /** Id of the user who sends it. */
  as: string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Called with the share sent, 0 to 1; never when the length is unknown. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Chrome logs an error when `getResponseHeader` reads a header that CORS hides. */
const isMarked = (request: XMLHttpRequest): boolean =>
  request.getAllResponseHeaders().toLowerCase().includes(`${API_HEADER.toLowerCase()}:`);

function toAnswer(url: string, request: XMLHttpRequest, token: string): JsonAnswer {
  const { responseText: text, status } = request;
  const body = toBody({ url, text, status, isMarked: isMarked(request), isWrite: true });
  reportReachable();
  if (status < 200 || status > 299) {
    noteRefusal(status, body, token);
    throw toStatusError(status, body);
  }
  return { body, status, storedAt: null };
}

function prepare(url: string, { method, headers }: UploadOptions, token: string): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open(method, url);
  const own = { accept: 'application/json', 'accept-language': locale };
  const all = { ...own, authorization: `Bearer ${token}`, ...headers };
  for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
  return request;
}

/** Aborts a request that makes no progress. */
function watchStall(request: XMLHttpRequest) {
  let timer: ReturnType<typeof setTimeout>;
  const watch = {
    isStalled: false,
    touch: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        watch.isStalled = true;
        request.abort();
      }, STALL_TIMEOUT_MS);
    },
    stop: () => clearTimeout(timer),
  };
  return watch;
}

function toUnreachable(kind: 'unreachable' | 'timeout'): ApiError {
  reportUnreachable();
  return new ApiError(kind, kind === 'timeout' ? 'timeout' : 'no answer');
}

function answerOf(
  url: string,
  request: XMLHttpRequest,
  { signal, onProgress }: UploadOptions,
  token: string,
): Promise<JsonAnswer> {
  const watch = watchStall(request);
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    watch.touch();
    if (lengthComputable && total > 0) onProgress?.(loaded / total);
  });
  request.addEventListener('loadend', () => {
    watch.stop();
    signal?.removeEventListener('abort', abort);
  });
  watch.touch();
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () =>
      resolve(Promise.resolve(request).then((done) => toAnswer(url, done, token))),
    );
    request.addEventListener('error', () => reject(toUnreachable('unreachable')));
    request.addEventListener('abort', () =>
      reject(watch.isStalled ? toUnreachable('timeout') : signal?.reason),
    );
  });
}

/** Sends files with progress, which `fetch` lacks. @throws ApiError, or the signal's abort */
export async function upload<S extends v.GenericSchema>(
  path: string,
  schema: S,
  options: UploadOptions,
): Promise<Fetched<v.InferOutput<S>>> {
  options.signal?.throwIfAborted();
  const url = apiUrl(path);
  const token = readToken(options.as);
  const request = prepare(url, options, token);
  const answer = answerOf(url, request, options, token);
  request.send(options.body);
  return toFetched(schema, await answer);
}

interface PrivateFileOptions {
  /** Id of the user who may read it. */
  as: string;
  signal?: AbortSignal | undefined;
  /** Called with the bytes so far. */
  onBytes?: (count: number) => void;
}

/** @throws ApiError for anything but a file of our server */
async function check(url: string, response: Response, token: string): Promise<void> {
  const isMarked = response.headers.has(API_HEADER);
  const { status } = response;
  if (!response.ok) {
    const body = toBody({ url, text: await response.text(), status, isMarked, isWrite: false });
    noteRefusal(status, body, token);
    throw toStatusError(status, body);
  }
  // A captive portal's page.
  if (!isMarked) throw new ApiError('unreachable', 'of another server');
}

async function readBody({ body, headers }: Response, onBytes: (count: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  const reader = body?.getReader();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) break;
    parts.push(value);
    count += value.byteLength;
    onBytes(count);
  }
  return new Blob(parts, { type: headers.get('content-type') ?? '' });
}

/** Reads a file that only the account may read; no cache stores it. @throws ApiError, or the abort of the signal */
export async function fetchPrivateFile(
  path: string,
  { as, signal, onBytes }: PrivateFileOptions,
): Promise<Blob> {
  const token = readToken(as);
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), STALL_TIMEOUT_MS);
  };
  touch();
  const url = apiUrl(path);
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, stalled.signal]) : stalled.signal,
    });
    await check(url, response, token);
    const file = await readBody(response, (count) => {
      touch();
      onBytes?.(count);
    });
    reportReachable();
    return file;
  } catch (error) {
    if (signal?.aborted || (error instanceof ApiError && error.kind !== 'unreachable')) throw error;
    reportUnreachable();
    const kind = stalled.signal.aborted ? 'timeout' : 'unreachable';
    throw new ApiError(kind, 'no answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
