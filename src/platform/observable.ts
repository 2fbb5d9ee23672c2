/** A value that can be watched: what `useSyncExternalStore` needs, and nothing more. */
export interface Observable<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls back on every change; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
