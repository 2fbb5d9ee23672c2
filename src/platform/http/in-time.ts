import { SECOND_MS } from '#contract/limits.ts';

/** A database that does not answer by then counts as one that refuses. */
const ANSWER_LIMIT_MS = 5 * SECOND_MS;

/** @throws what the work throws, or when there is no answer in time */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ANSWER_LIMIT_MS);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}
