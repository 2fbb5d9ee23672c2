import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { jobs } from '../db/schema.ts';
import { recordPurges } from '../audit/record.ts';
import { inTransaction } from '../db/connection.ts';

const PURGE_BATCH = 100;

/** Removes jobs deleted before a moment, skipping locked ones. @returns how many */
export function purgeJobs({ db }: Pick<AppContext, 'db'>, deletedBefore: Date): Promise<number> {
  return db.background((connection) =>
    inTransaction(connection, async (tx) => {
      const old = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(lt(jobs.deletedAt, deletedBefore))
        .orderBy(asc(jobs.deletedAt))
        .limit(PURGE_BATCH)
        .for('update', { skipLocked: true });
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await tx.delete(jobs).where(inArray(jobs.id, ids));
      await recordPurges(tx, 'job', ids);
      return old.length;
    }),
  );
}

/** Small, as each job is in some ten indexes. */
const LISTING_BATCH = 200;

/**
 * Marks a batch of jobs whose deadline has passed as not `listed`. Lists filter them anyway; this removes them from the
 * lists' indexes. @returns how many
 */
export function unlistClosed({ db }: Pick<AppContext, 'db'>, closedBefore: Date): Promise<number> {
  return db.background(async ({ orm }) => {
    const closed = orm
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.listed, true), lte(jobs.closesAt, closedBefore)))
      .orderBy(asc(jobs.closesAt))
      .limit(LISTING_BATCH)
      .for('update', { skipLocked: true });
    const changed = await orm
      .update(jobs)
      .set({ listed: false })
      .where(inArray(jobs.id, closed))
      .returning({ id: jobs.id });
    return changed.length;
  });
}
