import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { Log } from '../log.ts';
import { repeat } from '../timing/repeat.ts';
import { within } from '../timing/within.ts';
import { attemptWork } from './attempt-work.ts';
import type { Queue } from './queue.ts';
import type { Handlers } from './work-kinds.ts';

export interface Worker {
  /** Looks for due work now and regularly, and at once when this server added some. */
  start: () => void;
  /** Does all that is due, for tests: they do not {@link Worker.start}. */
  drain: () => Promise<void>;
  /** Finishes what runs, and returns what takes too long. */
  stop: () => Promise<void>;
}

interface WorkerContext {
  queue: Queue;
  log: Log;
}

/** Leaves most connections to requests. */
const MAX_RUNNING = 4;
/** For work of other servers, and work that has waited. */
const POLL_MS = 5 * SECOND_MS;
const MAINTAIN_MS = MINUTE_MS;
/** Together within the 3 s of a server's stop. */
const GRACE_MS = 2 * SECOND_MS;
const GIVE_BACK_MS = SECOND_MS / 2;

/** Failures of the database: the queue reports them. */
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

  /** One poll at a time; what is added during one is found by the next. */
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
      await within(GRACE_MS, stopped.then(ignore), ignore);
      const rest = [...running.keys()];
      running.clear();
      if (rest.length > 0) await within(GIVE_BACK_MS, queue.giveBack(rest).catch(ignore), ignore);
    },
  };
}
