import { locale } from '../i18n/locale.ts';
import type * as v from 'valibot';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { ApiError } from './api-error.ts';
import { toFetched, type Fetched } from './call-api.ts';
import { apiUrl } from '../startup/config.ts';
import { noteRefusal, readToken, toBody, toStatusError, type JsonAnswer } from './http.ts';
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
