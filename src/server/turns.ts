interface TurnOptions {
  /** How many pieces of work run at the same time; one where nothing is said. */
  maxRunning?: number;
  /** Above this many waiting, the next one is refused. */
  maxWaiting: number;
  /** What it is refused with. */
  refuse: () => Error;
}

/** Runs work a few pieces at a time, in the order in which it came. */
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
