export interface Observable<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param start runs for the first subscriber; its result when the last one leaves */
export function createObservable<T>(initial: T, start?: () => () => void): Observable<T> {
  let value = initial;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      // A subscriber added during the call has read the new value already.
      const before = [...listeners];
      for (const listener of before) if (listeners.has(listener)) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = start?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/** An event to follow, for values that are read elsewhere. @param start as in {@link createObservable} */
export function createSignal(start?: () => () => void) {
  const count = createObservable(0, start);
  return { subscribe: count.subscribe, announce: () => count.set(count.get() + 1) };
}
