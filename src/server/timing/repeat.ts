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
