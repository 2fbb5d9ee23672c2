import { apiUrl } from '#platform/startup/config.ts';
import { requestJson, type JsonAnswer, type RequestOptions } from '#platform/http/http.ts';
import type * as readAnswers from './read-answers.ts';

type Readers = typeof readAnswers;

/** Reads from the main API; the schemas load in parallel. @throws ApiError, or the abort of the signal */
export async function ask<T>(
  path: string,
  options: RequestOptions,
  read: (readers: Readers, answer: JsonAnswer) => T,
): Promise<T> {
  const [answer, readers] = await Promise.all([
    requestJson(apiUrl(path), options),
    import('./read-answers.ts'),
  ]);
  return read(readers, answer);
}
