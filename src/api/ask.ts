import { apiUrl } from '#platform/startup/config.ts';
import type * as httpModule from '#platform/http/http.ts';
import type { JsonAnswer, RequestOptions } from '#platform/http/http.ts';
import type * as readAnswers from './read-answers.ts';

type Readers = typeof readAnswers;

let http: typeof httpModule | undefined;

/** Loads what requests, once; failed loads are repeated by the next request. */
export async function loadHttp(): Promise<typeof httpModule> {
  http ??= await import('#platform/http/http.ts');
  return http;
}

async function request(path: string, options: RequestOptions): Promise<JsonAnswer> {
  // A wait, however short, lets the next keystroke of a search abort this request before it is sent.
  const { requestJson } = http ?? (await loadHttp());
  return requestJson(apiUrl(path), options);
}

/** Reads from the main API: a page from the server needs none of it before the first request. @throws ApiError, or the abort of the signal */
export async function ask<T>(
  path: string,
  options: RequestOptions,
  read: (readers: Readers, answer: JsonAnswer) => T,
): Promise<T> {
  const [answer, readers] = await Promise.all([request(path, options), import('./read-answers.ts')]);
  return read(readers, answer);
}
