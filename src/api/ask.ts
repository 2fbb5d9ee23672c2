import { apiUrl } from '#platform/startup/config.ts';
import { requestJson, type JsonAnswer, type RequestOptions } from '#platform/http/http.ts';
import type * as readAnswers from './read-answers.ts';

type Readers = typeof readAnswers;

/**
 * A read of the main API whose schemas are loaded while the answer is under way.
 * @param path a path of `#contract/paths.ts`, with its query
 * @param read makes of the answer what the screens work with
 * @throws ApiError, or the abort of `options.signal`
 */
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
