/** Values that are kept for a while; the oldest go when there are too many. */
interface Kept<T> {
  /** Undefined when there is none, or none that is still good. */
  get: (key: string) => T | undefined;
  /** @returns the value */
  set: (key: string, value: T) => T;
  delete: (key: string) => void;
}

/** @param clock ms since the epoch */
export function createKept<T>({
  clock,
  forMs,
  max,
}: {
  clock: () => number;
  forMs: number;
  max: number;
}): Kept<T> {
  const entries = new Map<string, { value: T; at: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const age = clock() - entry.at;
      // A negative age: the clock has been put back.
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
  };
}

/** The value of a key; read where there is none, once for all who ask in the meantime. What fails is read again. */
export function readOnce<T>(kept: Kept<Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const reading = read();
  reading.catch(() => kept.delete(key));
  return kept.set(key, reading);
}

interface Renewed<T> {
  /** ms since the epoch. */
  clock: () => number;
  /** How long a value is good, ms. */
  forMs: number;
  read: () => Promise<T>;
}

/** How many times as old as good a value may be given while a new one is being read. */
const MAX_OVERDUE = 10;

/**
 * One value that takes long to read. Only who asks first, or after a long while, waits for it: the others are given the
 * last one while the next is read. What fails is read again.
 */
export function createRenewed<T>({ clock, forMs, read }: Renewed<T>): () => Promise<T> {
  const good = createKept<Promise<T>>({ clock, forMs, max: 1 });
  const known = createKept<T>({ clock, forMs: MAX_OVERDUE * forMs, max: 1 });
  return async () => {
    const reading = readOnce(good, '', async () => known.set('', await read()));
    const last = known.get('');
    return last === undefined ? reading : Promise.race([reading, last]);
  };
}
