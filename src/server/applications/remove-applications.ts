import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Receipt } from '#contract/applications/application.ts';
import { applicationStates, canWithdraw } from '#contract/applications/states.ts';
import { applications, applicationUploads } from '../db/applications-schema.ts';
import type { Connection, Transaction } from '../db/connection.ts';
import { jobs } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { readReceipt } from './store.ts';
import { removeUploads } from './uploads.ts';

/** What is left once nothing may be read any more. */
const erased = {
  summary: null,
  content: null,
  cv: null,
  employerNote: null,
  phoneMark: null,
  cvMark: null,
} as const;

const toWithdrawn = (actorId: string, now: number) => {
  const at = new Date(now);
  return {
    ...erased,
    state: 'withdrawn',
    stateAt: at,
    movedBy: 'applicant',
    actorId,
    toldState: 'withdrawn',
    toldAt: at,
    toldReason: '',
    toldBefore: null,
    reason: '',
    version: sql`${applications.version} + 1`,
  } as const;
};

/** Withdraws an application, whose content is removed at once. @throws ApiError 404, or 409 once a decision was told */
export async function storeWithdrawal(
  tx: Transaction,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<Receipt> {
  const [row] = await tx
    .select({
      state: applications.state,
      toldState: applications.toldState,
      key: applications.key,
      spentKeys: applications.spentKeys,
    })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.applicantId, userId)))
    .for('update');
  if (row === undefined) throw new ApiError('applicationNotFound');
  if (row.state !== 'withdrawn') {
    if (!canWithdraw(row.toldState)) throw new ApiError('applicationDecided');
    await tx.update(applications).set(toWithdrawn(userId, now)).where(eq(applications.id, id));
    // A request that a cut repeated may have stored parts after the application.
    await removeUploads(tx, userId, [row.key, ...row.spentKeys]);
  }
  return readReceipt(tx, id);
}

const withdrawable = applicationStates.filter(canWithdraw);

/** Removes all that a person sent with applications, which are withdrawn where no decision was told. */
export async function eraseApplications(
  tx: Transaction,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const isTheirs = eq(applications.applicantId, userId);
  await tx
    .update(applications)
    .set(toWithdrawn(userId, now))
    .where(and(isTheirs, ne(applications.state, 'withdrawn'), inArray(applications.toldState, withdrawable)));
  await tx
    .update(applications)
    .set({ ...erased, version: sql`${applications.version} + 1` })
    .where(and(isTheirs, or(isNotNull(applications.summary), isNotNull(applications.employerNote))));
  await tx.delete(applicationUploads).where(eq(applicationUploads.applicantId, userId));
}

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
