import { and, asc, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import type { Connection } from '../db/connection.ts';
import { jobs } from '../db/schema.ts';

/** Small, as each job is in some ten indexes. */
const BATCH = 200;
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
    .limit(BATCH)
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
