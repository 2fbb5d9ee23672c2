import { asc, inArray, lt } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { auditLog, jobs } from '../db/schema.ts';
import { inTransaction } from '../db/connection.ts';

const BATCH = 100;

/** Removes jobs deleted before a moment, skipping locked ones. @returns how many */
export function purgeJobs({ db }: Pick<AppContext, 'db'>, deletedBefore: Date): Promise<number> {
  return db.background((connection) =>
    inTransaction(connection, async (tx) => {
      const old = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(lt(jobs.deletedAt, deletedBefore))
        .orderBy(asc(jobs.deletedAt))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await tx.delete(jobs).where(inArray(jobs.id, ids));
      await tx.insert(auditLog).values(
        ids.map((entityId) => ({
          actorId: null,
          action: 'purge' as const,
          entity: 'job' as const,
          entityId,
        })),
      );
      return old.length;
    }),
  );
}
