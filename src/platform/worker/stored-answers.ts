import { STORED_AT_HEADER } from '#contract/http/read-headers.ts';
import { toServerTime } from '../server-time.ts';

/** Answers that the service worker stored, read by the page itself. */

/** The addresses of a cache's answers; none without a cache. */
export async function listStoredUrls(cacheName: string): Promise<readonly URL[]> {
  try {
    if (!(await caches.has(cacheName))) return [];
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url));
  } catch {
    // No Cache Storage: an insecure address, or a browser that blocks it.
    return [];
  }
}

interface StoredAnswer {
  url: URL;
  /** In the server's time, ms since the epoch; 0 when unknown. */
  storedAt: number;
  readBody: () => Promise<unknown>;
}

/** The answers of a cache, newest first; bodies are parsed on demand. */
export async function listStoredAnswers(cacheName: string): Promise<readonly StoredAnswer[]> {
  const urls = await listStoredUrls(cacheName);
  if (urls.length === 0) return [];
  const cache = await caches.open(cacheName);
  const answers = await Promise.all(
    urls.map(async (url): Promise<StoredAnswer[]> => {
      const response = await cache.match(url, { ignoreVary: true });
      if (response === undefined) return [];
      const at = Date.parse(response.headers.get(STORED_AT_HEADER) ?? '');
      const storedAt = Number.isNaN(at) ? 0 : toServerTime(at);
      return [{ url, storedAt, readBody: () => response.json() }];
    }),
  );
  return answers.flat().toSorted((a, b) => b.storedAt - a.storedAt);
}
