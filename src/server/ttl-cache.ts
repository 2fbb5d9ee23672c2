import { LRUCache } from 'lru-cache';

type TtlCache<T extends NonNullable<unknown>> = ReturnType<typeof createTtlCache<T>>;

/** Values with a lifetime; the least recently used are evicted. @param clock ms since the epoch */
export function createTtlCache<T extends NonNullable<unknown>>({
  clock,
  forMs,
  ...limit
}: {
  clock: () => number;
  forMs: number;
} & ({ max: number } | { maxBytes: number; toBytes: (value: T) => number })) {
  const most =
    'max' in limit ? { max: limit.max } : { maxSize: limit.maxBytes, sizeCalculation: limit.toBytes };
  const values = new LRUCache<string, T>({ ...most, ttl: forMs, ttlResolution: 0, perf: { now: clock } });
  return {
    get(key: string): T | undefined {
      const leftMs = values.getRemainingTTL(key);
      // More is left after the clock was set back: LRUCache would return the value for as much longer.
      return leftMs > 0 && leftMs <= forMs ? values.get(key) : undefined;
    },
    set(key: string, value: T): T {
      values.set(key, value);
      return value;
    },
    delete: (key: string): boolean => values.delete(key),
    clear: (): void => values.clear(),
  };
}

/** The cached value of a key, read once for concurrent requests. Failures are not cached. */
export function readOnce<T>(cache: TtlCache<Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reading = read();
  reading.catch(() => cache.delete(key));
  return cache.set(key, reading);
}

interface RefreshingValue<T> {
  clock: () => number;
  forMs: number;
  read: () => Promise<T>;
}

/** Lifetimes for which a stale value is served while the next is read. */
const MAX_OVERDUE = 10;

/**
 * A slow value, stale-while-revalidate: only the first request, or one after a long pause, waits. Failures are not
 * cached.
 */
export function createRefreshingValue<T extends NonNullable<unknown>>({
  clock,
  forMs,
  read,
}: RefreshingValue<T>): () => Promise<T> {
  const good = createTtlCache<Promise<T>>({ clock, forMs, max: 1 });
  const known = createTtlCache<T>({ clock, forMs: MAX_OVERDUE * forMs, max: 1 });
  return async () => {
    const reading = readOnce(good, '', async () => known.set('', await read()));
    const last = known.get('');
    return last === undefined ? reading : Promise.race([reading, last]);
  };
}
