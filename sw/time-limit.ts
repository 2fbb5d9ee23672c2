import type { WorkboxPlugin } from 'workbox-core/types.js';
import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';

/**
 * A server that never answers would hold this worker, and with it the next version, for as long as the browser lets
 * it: the end of a page does not end what the worker asks on its behalf.
 */

/** The page gives its reads up by then as well. */
export const READ_LIMIT_MS = 30 * SECOND_MS;
/** Pictures and parts of the app, over the slowest networks. */
export const FILE_LIMIT_MS = 2 * MINUTE_MS;

/** The same request, which fails when its whole answer is not here within so many ms, or when the asker gives up. */
export function withEnd(request: Request, limitMs: number): Request {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  if (request.signal.aborted) end();
  request.signal.addEventListener('abort', end, { once: true });
  setTimeout(end, limitMs);
  return new Request(request, { signal: ending.signal });
}

/** {@link withEnd} for all that a strategy asks of the network. */
export const endsWithin = (limitMs: number): WorkboxPlugin => ({
  requestWillFetch: ({ request }) => Promise.resolve(withEnd(request, limitMs)),
});

/** What a promise gives within so many milliseconds; undefined when it needs longer. It is not cancelled. */
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
