interface ConcurrencyOptions {
  maxRunning?: number;
  maxWaiting: number;
  refuse: () => Error;
}

/** Limits how much work runs at once; the rest waits in order. */
export function createConcurrencyLimit({ maxRunning = 1, maxWaiting, refuse }: ConcurrencyOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= maxWaiting) throw refuse();
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
