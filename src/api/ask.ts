import { apiUrl } from '#platform/startup/config.ts';
import type { JsonAnswer, RequestOptions } from '#platform/http/http.ts';
import type * as readAnswers from './read-answers.ts';

type Readers = typeof readAnswers;

async function request(path: string, options: RequestOptions): Promise<JsonAnswer> {
  const { requestJson } = await import('#platform/http/http.ts');
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
