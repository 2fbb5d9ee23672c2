import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { SECOND_MS } from '#contract/limits.ts';
import { findCode } from '../errors/database-errors.ts';
import type { Log } from '../log.ts';
import { withTimeout } from '../timing/with-timeout.ts';
import { PermanentError, type Queue, type Work } from './queue.ts';
import { type Handlers, isWorkName, workKinds, type WorkName } from './work-kinds.ts';

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
export async function attemptWork(context: AttemptContext, work: Work): Promise<void> {
  try {
    // A newer server version may have added work of an unknown kind.
    if (!isWorkName(work.kind)) throw new Error('This kind of work is unknown.');
    await handle(context, work.kind, work);
  } catch (error) {
    return fail(context, work, error);
  }
  return store(context, work, () => context.queue.complete(work));
}
