import { asc, inArray, lt, and, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { jobs } from '../db/schema.ts';
import { recordPurges } from '../audit/record.ts';
import { inTransaction, type Connection } from '../db/connection.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';

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
/** Jobs expire only after the clock was steady this long. */
const STEADY_MS = DAY_MS;

type ListingContext = Pick<AppContext, 'db' | 'clock'>;

interface Change {
  where: SQL | undefined;
  order: SQL;
  set: { listed: boolean } | { postedAt: Date };
}

async function change({ orm }: Connection, { where, order, set }: Change): Promise<number> {
  const wrong = orm
    .select({ id: jobs.id })
    .from(jobs)
    .where(where)
    .orderBy(order)
    .limit(LISTING_BATCH)
    .for('update', { skipLocked: true });
  const changed = await orm.update(jobs).set(set).where(inArray(jobs.id, wrong)).returning({ id: jobs.id });
  return changed.length;
}

/** Jobs that a wrong clock expired, or posted in the future, where they would stay first. */
const toRepairs = (now: Date): Change[] => [
  {
    where: and(eq(jobs.visible, true), eq(jobs.listed, false), gt(jobs.closesAt, now)),
    order: desc(jobs.closesAt),
    set: { listed: true },
  },
  {
    where: and(eq(jobs.listed, true), gt(jobs.postedAt, new Date(now.getTime() + HOUR_MS))),
    order: desc(jobs.postedAt),
    set: { postedAt: now },
  },
];

/** Lists skip them anyway; this spares reading them. */
const toExpired = (now: Date): Change => ({
  where: and(eq(jobs.listed, true), lte(jobs.closesAt, now)),
  order: asc(jobs.closesAt),
  set: { listed: false },
});

/**
 * Makes `listed` true for exactly the visible jobs before their deadline. @param steadyMs since the clock's last jump
 */
export async function updateListed(
  { db, clock }: ListingContext,
  { steadyMs, shouldStop }: { steadyMs: number; shouldStop: () => boolean },
): Promise<void> {
  const now = new Date(clock());
  const changes = [...toRepairs(now), ...(steadyMs < STEADY_MS ? [] : [toExpired(now)])];
  const run = (wanted: Change) => db.background((connection) => change(connection, wanted));
  for (const wanted of changes) while (!shouldStop() && (await run(wanted)) > 0);
}
