import { locale } from '../i18n/locale.ts';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { apiUrl } from '../startup/config.ts';
import { ApiError } from './api-error.ts';
import { noteRefusal, readToken, toBody, toStatusError } from './http.ts';
import { reportReachable, reportUnreachable } from './online.ts';

const STALL_TIMEOUT_MS = 45 * SECOND_MS;

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
