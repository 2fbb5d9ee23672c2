import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { ANALYSER_VERSION } from '#contract/search/text-tokens.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import { findCode } from '../errors/database-errors.ts';
import type { Log } from '../log.ts';
import { repeat, withTimeout } from '../timing.ts';
import { PermanentError, type Queue, type Work } from './queue.ts';
import { type Handlers, isWorkName, workKinds, type WorkName } from './work-kinds.ts';

const EVERY_MS = 5 * MINUTE_MS;

interface ScheduleContext {
  db: Pick<Connection, 'orm'>;
  queue: Queue;
  log: Log;
}

/**
 * Adds scheduled work at the start, as a new version may need it, and then once in every hour of the database's clock for
 * all servers together; alerts once in five minutes. @returns a function to stop
 */
export function startSchedule({ db, queue, log }: ScheduleContext): () => Promise<void> {
  let isFirst = true;
  const { run, stop } = repeat({
    everyMs: EVERY_MS,
    work: async () => {
      await inTransaction(db, async (tx) => {
        const [often, hourly] = isFirst ? [{}, {}] : [{ oncePerMs: EVERY_MS }, { oncePerMs: HOUR_MS }];
        const version = ANALYSER_VERSION;
        const words = { singletonKey: `version ${version}`, ...hourly };
        await queue.enqueue(tx, 'index-words', { version }, words);
        await queue.enqueue(tx, 'upkeep', {}, { singletonKey: 'hourly', ...hourly });
        await queue.enqueue(tx, 'alerts', {}, { singletonKey: 'often', ...often });
      });
      isFirst = false;
    },
    onError: (reason) => log({ level: 'error', event: 'schedule failed, will retry', reason }),
  });
  run();
  return stop;
}

interface AttemptContext {
  queue: Queue;
  log: Log;
  handlers: Handlers;
  shouldStop: () => boolean;
  /** False once this server has returned the work to the queue: then another attempt stores the outcome. */
  isOurs: (id: string) => boolean;
}

/** Enough for a database restart: work is repeated if its outcome is not stored. */
const STORE_ATTEMPTS = 20;
const STORE_RETRY_MS = SECOND_MS;

/** A failure without its message, which may contain personal data. */
function toReason(error: unknown): string {
  if (error instanceof PermanentError) return error.message;
  return findCode(error) ?? (error instanceof Error ? error.name : 'unknown');
}

function failLate(): never {
  throw new Error('Work took too long.');
}

async function handle<Name extends WorkName>(
  { handlers, shouldStop }: AttemptContext,
  name: Name,
  { id, payload }: Work,
): Promise<void> {
  const { payload: schema, expiryMs } = workKinds[name];
  const parsed = v.safeParse(schema, payload);
  if (!parsed.success) throw new PermanentError('The payload does not fit.');
  // A little before the queue returns the work to other servers.
  await withTimeout(0.9 * expiryMs, handlers[name](parsed.output, { id, shouldStop }), failLate);
}

async function store(
  { log, shouldStop, isOurs }: AttemptContext,
  work: Work,
  change: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; isOurs(work.id); attempt += 1) {
    try {
      return await change();
    } catch (reason) {
      if (attempt < STORE_ATTEMPTS && !shouldStop()) {
        await delay(STORE_RETRY_MS);
        continue;
      }
      const fields = { kind: work.kind, id: work.id };
      return log({ level: 'error', event: 'outcome of work not stored', reason, fields });
    }
  }
}

function fail(context: AttemptContext, work: Work, error: unknown): Promise<void> {
  const { queue, log } = context;
  const { id, kind, attempt, isLastAttempt } = work;
  const why = toReason(error);
  const fields = { kind, id, attempt };
  if (isLastAttempt || error instanceof PermanentError) {
    log({ level: 'alert', event: 'work failed', reason: why, fields });
    return store(context, work, () => queue.giveUp(work, why));
  }
  log({ level: 'error', event: 'work failed, will retry', reason: error, fields });
  return store(context, work, () => queue.retryLater(work, why));
}

/** Does a piece of work once and stores the outcome. Never throws. */
async function attemptWork(context: AttemptContext, work: Work): Promise<void> {
  try {
    // A newer server version may have added work of an unknown kind.
    if (!isWorkName(work.kind)) throw new Error('This kind of work is unknown.');
    await handle(context, work.kind, work);
  } catch (error) {
    return fail(context, work, error);
  }
  return store(context, work, () => context.queue.complete(work));
}

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
