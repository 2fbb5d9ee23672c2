import type { AppContext } from '../app-context.ts';

/** Work that goes on after its request was answered. */
export interface Background {
  /** @param name what the work is, for the log when it fails */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when nothing is running any more. */
  settle(): Promise<void>;
}

export function createBackground(log: AppContext['log']): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(name, work) {
      const done: Promise<unknown> = work()
        .catch((error: unknown) => log({ kind: 'error', where: name, error }))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
