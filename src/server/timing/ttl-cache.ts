/** Values with a lifetime; the oldest are evicted. */
interface TtlCache<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => T;
  delete: (key: string) => void;
  clear: () => void;
}

/** Creates a cache. @param clock ms since the epoch */
export function createTtlCache<T>({
  clock,
  forMs,
  max,
}: {
  clock: () => number;
  forMs: number;
  max: number;
}): TtlCache<T> {
  const entries = new Map<string, { value: T; at: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const age = clock() - entry.at;
      return age >= 0 && age < forMs ? entry.value : undefined;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, at: clock() });
      const [oldest] = entries.keys();
      if (entries.size > max && oldest !== undefined) entries.delete(oldest);
      return value;
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
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
export function createRefreshingValue<T>({ clock, forMs, read }: RefreshingValue<T>): () => Promise<T> {
  const good = createTtlCache<Promise<T>>({ clock, forMs, max: 1 });
  const known = createTtlCache<T>({ clock, forMs: MAX_OVERDUE * forMs, max: 1 });
  return async () => {
    const reading = readOnce(good, '', async () => known.set('', await read()));
    const last = known.get('');
    return last === undefined ? reading : Promise.race([reading, last]);
  };
}
