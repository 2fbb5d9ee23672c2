import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { jobs } from '../db/schema.ts';

const BATCH = 100;

/** Removes applications for jobs that closed before a moment, by deadline or by their owner. @returns how many */
export async function purgeApplications(
  { db }: { db: Pick<Connection, 'orm'> },
  closedBefore: Date,
): Promise<number> {
  const before = sql`${closedBefore.toISOString()}::timestamptz`;
  const old = db.orm
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(sql`least(${jobs.closesAt}, ${jobs.closedAt}) < ${before}`)
    .limit(BATCH);
  const gone = await db.orm
    .delete(applications)
    .where(inArray(applications.id, old))
    .returning({ id: applications.id });
  return gone.length;
}
