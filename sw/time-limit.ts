import type { WorkboxPlugin } from 'workbox-core/types.js';
import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';

/** A request without an answer would keep this worker alive, and the next version waiting, after the page closed. */

/** The same limit as in the page. */
export const READ_LIMIT_MS = 30 * SECOND_MS;
export const FILE_LIMIT_MS = 2 * MINUTE_MS;

/** The request, aborted after so many ms or with the original. */
export function withEnd(request: Request, limitMs: number): Request {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  if (request.signal.aborted) end();
  request.signal.addEventListener('abort', end, { once: true });
  setTimeout(end, limitMs);
  return new Request(request, { signal: ending.signal });
}

/** {@link withEnd} for a strategy. */
export const endsWithin = (limitMs: number): WorkboxPlugin => ({
  requestWillFetch: ({ request }) => Promise.resolve(withEnd(request, limitMs)),
});

/** Resolves to undefined when a promise takes longer; it is not cancelled. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
