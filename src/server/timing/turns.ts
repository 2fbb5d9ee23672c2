interface TurnOptions {
  maxRunning?: number;
  maxWaiting: number;
  refuse: () => Error;
}

/** Runs work a few at a time, in order. */
export function createTurns({ maxRunning = 1, maxWaiting, refuse }: TurnOptions) {
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
