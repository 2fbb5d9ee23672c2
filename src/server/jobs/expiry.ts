import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';

/** Deadlines end with the day in Bangladesh, so once a day is often enough. */
const toBangladeshDay = (now: number): number => Math.floor((now + 6 * HOUR_MS) / DAY_MS);

/**
 * Takes jobs past their deadline out of the indexes of the lists, once a day, when somebody first asks for a list. Lists
 * leave them out in any case; this keeps them from being passed over one by one.
 * @returns to be called at each request; it does not wait
 */
export function createExpirySweep({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): () => void {
  let sweptDay = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock();
    const day = toBangladeshDay(now);
    if (day <= sweptDay) return;
    sweptDay = day;
    db.sql`update jobs set listed = false where listed and closes_at <= ${new Date(now).toISOString()}::timestamptz`.catch(
      (error: unknown) => log({ kind: 'error', where: 'the daily sweep of jobs past their deadline', error }),
    );
  };
}
