import { setTimeout as delay } from 'node:timers/promises';
import type { QueryResult } from 'pg';
import PgBoss from 'pg-boss';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { Connection } from './connection.ts';
import { isDuplicate, postgresCode } from '../errors/database-errors.ts';

/** Its tables are created and migrated by pg-boss. */
const QUEUE_SCHEMA = 'queue';
/** One queue for all kinds of work, so that one poll finds all due work. */
export const WORK = 'work';
/** The queue of permanently failed work. */
export const FAILED = 'failed';

export const toSeconds = (ms: number): number => Math.ceil(ms / 1000);

/** Longer than the schedule's period: completed rows keep a period from being scheduled twice. */
const COMPLETED_RETENTION = toSeconds(2 * HOUR_MS);
/** Effectively never: pg-boss would otherwise expire waiting work after a clock jump. */
const NEVER_MINUTES = (3650 * DAY_MS) / MINUTE_MS;

type Executor = Pick<Connection, 'execute'>;

interface BossOptions {
  migrate?: boolean;
  onError?: (error: unknown) => void;
}

/**
 * pg-boss over our own connections. Its timers are off: its schedules and its workers poll every queue for itself,
 * which is too much for the one connection of the embedded engine.
 */
export function createBoss({ execute }: Executor, options: BossOptions = {}): PgBoss {
  const { migrate = false, onError = () => undefined } = options;
  const executeSql: PgBoss.Db['executeSql'] = async (text, values) => {
    try {
      return await execute(text, values);
    } catch (error) {
      onError(error);
      throw error;
    }
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema: QUEUE_SCHEMA,
    schedule: false,
    supervise: false,
    migrate,
    archiveCompletedAfterSeconds: COMPLETED_RETENTION,
    deleteAfterSeconds: COMPLETED_RETENTION,
  });
  // Calls report their own failures; an unhandled 'error' event would end the process.
  boss.on('error', () => undefined);
  return boss;
}

/**
 * Uses a separate connection for each statement, without a statement limit. pg-boss sends a transaction as one text,
 * and a failure leaves the connection in that transaction.
 */
export const inBackground = (
  background: (work: (connection: Connection) => Promise<QueryResult>) => Promise<QueryResult>,
): Executor => ({
  execute: (text, values) =>
    background(async ({ execute }) => {
      try {
        return await execute(text, values);
      } catch (error) {
        await execute('rollback').catch(() => undefined);
        throw error;
      }
    }),
});

async function install(executor: Executor): Promise<void> {
  const boss = await createBoss(executor, { migrate: true }).start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const retention = { retentionMinutes: NEVER_MINUTES };
  if (!known.has(FAILED)) await boss.createQueue(FAILED, { name: FAILED, ...retention });
  if (!known.has(WORK)) {
    await boss.createQueue(WORK, { name: WORK, policy: 'short', deadLetter: FAILED, ...retention });
  }
}

const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 10;
const RETRY_MS = 100;

/** Creates and migrates pg-boss's tables. Retries, as concurrent servers cause duplicates and deadlocks. */
export async function installQueue(executor: Executor): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await install(executor);
    } catch (error) {
      const isRace = isDuplicate(error) || postgresCode(error) === DEADLOCK;
      if (!isRace || attempt === MAX_ATTEMPTS) throw error;
      await delay(attempt * RETRY_MS * Math.random());
    }
  }
}
