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

interface Repeated {
  everyMs: number;
  work: (shouldStop: () => boolean) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Runs work regularly, never twice at once. @returns `run` starts it now; `stop` waits for running work */
export function repeat({ everyMs, work, onError }: Repeated): { run: () => void; stop: () => Promise<void> } {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= work(() => isStopped)
      .catch(onError)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    run,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** The result of work, or of `late` after a timeout. Does not cancel the work. */
export async function withTimeout<T>(ms: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
