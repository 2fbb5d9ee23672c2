import { createRawSql, type RawSql } from '#server/db/connection.ts';
import { testEngine } from './database.ts';
import type { TestServer } from './server.ts';

/** Waits until another request waits for the locks of this transaction, or needs none. */
async function untilAwaited(run: RawSql, isOver: () => boolean): Promise<void> {
  for (;;) {
    const waiting = await run`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
    if (waiting.length > 0 || isOver()) return;
    await run`select pg_sleep(0.005)`;
  }
}

/**
 * Sends a request during another transaction, which commits once the request waits for its locks. The
 * embedded engine has one connection: there the request waits at its first query. @param change locks the rows that
 * it touches @returns the answer to the request
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
