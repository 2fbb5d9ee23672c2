import { createRawSql, type RawSql } from '#server/db/connection.ts';
import { testEngine } from './database.ts';
import type { TestServer } from './server.ts';

/** Waits until somebody waits for what this transaction has locked, or has no need to. */
async function untilAwaited(run: RawSql, isOver: () => boolean): Promise<void> {
  for (;;) {
    const waiting = await run`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
    if (waiting.length > 0 || isOver()) return;
    await run`select pg_sleep(0.005)`;
  }
}

/**
 * Sends a request in the middle of another change, which is kept when the request has come as far as it can without it.
 * The embedded engine has one connection, so there it comes no further than to its first question.
 * @param change what is done meanwhile, locking the rows that it touches
 * @returns the answer to the request
 */
export async function sendDuring<T>(
  { context }: TestServer,
  change: (run: RawSql) => Promise<unknown>,
  send: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const sent = await context.db.orm.transaction(async (tx) => {
    const run = createRawSql(tx);
    await change(run);
    const answer = send().finally(() => (isOver = true));
    if (testEngine() === 'postgres') await untilAwaited(run, () => isOver);
    return { answer };
  });
  return sent.answer;
}
