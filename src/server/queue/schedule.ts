import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { ANALYSER_VERSION } from '#contract/search/job-tokens.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import type { Log } from '../log.ts';
import { repeat } from '../timing/repeat.ts';
import type { Queue } from './queue.ts';

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
