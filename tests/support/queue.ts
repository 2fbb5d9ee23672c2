import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/connection.ts';
import { createHandlers } from '#server/work.ts';
import type { Handlers } from '#server/queue/work-kinds.ts';
import type { Queue } from '#server/queue/queue.ts';
import { createWorker } from '#server/queue/worker.ts';
import type { TestServer } from './server.ts';

/** Does all work of a server that is due. @param handlers the server's own when absent */
export const drain = ({ context }: Pick<TestServer, 'context'>, handlers?: Handlers): Promise<void> =>
  createWorker(context, handlers ?? createHandlers(context)).drain();

/** Work that is to wait is due now. A moment ago, as the embedded engine's clock has steps. */
export const makeDue = ({ sql: run }: Database): Promise<unknown> =>
  run`update queue.job set start_after = now() - interval '1 second' where state < 'active'`;

/** Adds upkeep, as the kind without a payload. */
export const addUpkeep = (db: Database, queue: Queue, options: Parameters<Queue['enqueue']>[3] = {}) =>
  inTransaction(db, (tx) => queue.enqueue(tx, 'upkeep', {}, options));

/** Handlers of which a test is interested in upkeep alone. */
export const onUpkeep = (upkeep: Handlers['upkeep']): Handlers => ({
  'alert-confirm': async () => {},
  'index-words': async () => {},
  alert: async () => {},
  alerts: async () => {},
  mail: async () => {},
  upkeep,
  'applications-round': async () => {},
  'weekly-round': async () => {},
  'seal-applications': async () => {},
  export: async () => {},
});

/** Removes all work. */
export const clearWork = ({ sql: run }: Database): Promise<unknown> =>
  run`delete from ${sql.raw('queue.job')}`;
