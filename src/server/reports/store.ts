import { and, count, desc, eq, inArray, isNull, lt, lte, max, min, sql } from 'drizzle-orm';
import type { JobReport } from '#contract/reports/report.ts';
import type { AppContext } from '../app-context.ts';
import { recordAudit } from '../audit/record.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import { companies, jobs } from '../db/schema.ts';
import { jobReports } from '../db/readers-schema.ts';
import { toLimitKey } from '../limits/rate-limit.ts';

/** Stores a report; the same device's report of the same job is stored once. */
export async function insertReport(
  orm: Orm,
  { jobId, report, now }: { jobId: string; report: JobReport; now: Date },
): Promise<void> {
  const { reason, text, key } = report;
  await orm
    .insert(jobReports)
    .values({ jobId, reason, text, keyHash: toLimitKey([jobId, key]), createdAt: now })
    .onConflictDoNothing();
}

/** Condition of open reports. Reports of deleted jobs need no handling. */
const isOpen = and(isNull(jobReports.handledAt), isNull(jobs.deletedAt), isNull(companies.deletedAt));

/** Open reports, and the jobs they are of. */
export async function countOpen(orm: Orm): Promise<{ reports: number; jobs: number }> {
  const [counted] = await orm
    .select({ reports: count(), jobs: sql<number>`count(distinct ${jobReports.jobId})::int` })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isOpen);
  return counted ?? { reports: 0, jobs: 0 };
}

/** The jobs with open reports, latest report first. */
export function listReportedIds(orm: Orm, slice: { page: number; perPage: number }) {
  const lastId = max(jobReports.id);
  return orm
    .select({
      jobId: jobReports.jobId,
      count: count(),
      lastId,
      firstAt: min(jobReports.createdAt),
      latestAt: max(jobReports.createdAt),
    })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isOpen)
    .groupBy(jobReports.jobId)
    .orderBy(desc(lastId))
    .limit(slice.perPage)
    .offset((slice.page - 1) * slice.perPage);
}

const areOf = (jobIds: readonly string[]) =>
  and(inArray(jobReports.jobId, [...jobIds]), isNull(jobReports.handledAt));

/** How often each reason is given. */
export const countReasons = (orm: Orm, jobIds: readonly string[]) =>
  orm
    .select({ jobId: jobReports.jobId, reason: jobReports.reason, count: count() })
    .from(jobReports)
    .where(areOf(jobIds))
    .groupBy(jobReports.jobId, jobReports.reason);

/** The newest open reports of each job. */
export function listNewest(orm: Orm, jobIds: readonly string[], most: number) {
  const { id, jobId, reason, text, createdAt } = jobReports;
  const place = sql<number>`row_number() over (partition by ${jobId} order by ${id} desc)`.as('place');
  const ranked = orm
    .select({ id, jobId, reason, text, createdAt, place })
    .from(jobReports)
    .where(areOf(jobIds))
    .as('ranked');
  return orm.select().from(ranked).where(lte(ranked.place, most)).orderBy(desc(ranked.id));
}

interface Handling {
  jobId: string;
  /** Later ones stay open; null handles all. */
  lastId: number | null;
  actorId: string | null;
  now: Date;
}

/** Marks a job's open reports as handled. @returns how many */
export async function markReportsHandled(
  tx: Transaction,
  { jobId, lastId, actorId, now }: Handling,
): Promise<number> {
  const handled = await tx
    .update(jobReports)
    .set({ handledAt: now, handledBy: actorId })
    .where(
      and(
        eq(jobReports.jobId, jobId),
        isNull(jobReports.handledAt),
        lastId === null ? undefined : lte(jobReports.id, lastId),
      ),
    )
    .returning({ id: jobReports.id });
  if (handled.length > 0) {
    const changes = { reports: [handled.length, 0] } satisfies Record<string, [unknown, unknown]>;
    await recordAudit(tx, { actorId, action: 'handle-reports', entity: 'job', entityId: jobId, changes });
  }
  return handled.length;
}

/** Removes reports handled before a moment. @returns how many */
export async function purgeReports({ db }: Pick<AppContext, 'db'>, handledBefore: Date): Promise<number> {
  const gone = await db.orm
    .delete(jobReports)
    .where(lt(jobReports.handledAt, handledBefore))
    .returning({ id: jobReports.id });
  return gone.length;
}
