import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { Log } from '../log.ts';
import { repeat } from '../timing/repeat.ts';
import { withTimeout } from '../timing/with-timeout.ts';
import { attemptWork } from './attempt-work.ts';
import type { Queue } from './queue.ts';
import type { Handlers } from './work-kinds.ts';

export interface Worker {
  /** Polls now and regularly, and at once after this server has added work. */
  start: () => void;
  /** Does all due work. For tests, which do not {@link Worker.start}. */
  drain: () => Promise<void>;
  /** Waits for running work, and returns work that takes too long to the queue. */
  stop: () => Promise<void>;
}

interface WorkerContext {
  queue: Queue;
  log: Log;
}

/** Leaves most connections to requests. */
const MAX_RUNNING = 4;
/** The interval for finding delayed work, and work of other servers. */
const POLL_MS = 5 * SECOND_MS;
const MAINTAIN_MS = MINUTE_MS;
/** Below the 3 s that stopping the server may take. */
const GRACE_MS = 2 * SECOND_MS;
const GIVE_BACK_MS = SECOND_MS / 2;

/** Ignores database failures, which the queue logs. */
const ignore = (): void => undefined;

/** Does work of the queue, a few pieces at a time. */
export function createWorker({ queue, log }: WorkerContext, handlers: Handlers, pollMs = POLL_MS): Worker {
  const running = new Map<string, Promise<void>>();
  const stops: (() => Promise<void>)[] = [];
  let isStopping = false;
  let isWanted = false;
  let polling: Promise<void> | undefined;

  const attempt = {
    queue,
    log,
    handlers,
    shouldStop: () => isStopping,
    isOurs: (id: string) => running.has(id),
  };

  async function takeDue(): Promise<number> {
    const free = MAX_RUNNING - running.size;
    if (free <= 0 || isStopping) return 0;
    const found = await queue.take(free);
    for (const work of found) {
      const done = attemptWork(attempt, work).finally(() => {
        running.delete(work.id);
        if (stops.length > 0) poll();
      });
      running.set(work.id, done);
    }
    return found.length;
  }

  async function pollWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await takeDue();
    }
  }

  /** One poll at a time. Work that is added during a poll is found by the next one. */
  function poll(): void {
    isWanted = true;
    polling ??= pollWhileWanted()
      .catch(ignore)
      .finally(() => {
        polling = undefined;
        if (isWanted) poll();
      });
  }

  async function finishRunning(): Promise<void> {
    await polling;
    await Promise.all(running.values());
  }

  return {
    start: () => {
      const polls = repeat({ everyMs: pollMs, work: async () => poll(), onError: ignore });
      const maintains = repeat({ everyMs: MAINTAIN_MS, work: queue.maintain, onError: ignore });
      stops.push(polls.stop, maintains.stop);
      queue.onEnqueued(poll);
      maintains.run();
      polls.run();
    },
    drain: async () => {
      while ((await takeDue()) > 0 || running.size > 0) await Promise.all(running.values());
    },
    stop: async () => {
      isStopping = true;
      const stopped = Promise.all([finishRunning(), ...stops.map((stop) => stop())]);
      await withTimeout(GRACE_MS, stopped.then(ignore), ignore);
      const rest = [...running.keys()];
      running.clear();
      if (rest.length > 0) await withTimeout(GIVE_BACK_MS, queue.giveBack(rest).catch(ignore), ignore);
    },
  };
}
