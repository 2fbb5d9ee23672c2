import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Receipt } from '#contract/applications/application.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction, type Orm, type Transaction } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Queue } from '../queue/queue.ts';
import { readReceipt } from './store.ts';

/** Until then a decision can be undone without a mail. */
const DELAY_MS = 5 * MINUTE_MS;

/** What an applicant was told, as the column `mailed` has it. */
const told = sql<string>`${applications.toldState} || ' ' || ${applications.toldReason}`;

interface Notice {
  queue: Pick<Queue, 'enqueue'>;
  id: string;
  delayMs?: number;
}

/**
 * Writes to the applicant in a few minutes. Changes until then add no other mail: it says how the application stands when
 * it is sent, and is dropped where that was mailed before.
 */
export const notifyApplicant = (tx: Transaction, { queue, id, delayMs = DELAY_MS }: Notice): Promise<void> =>
  sendMail({ queue }, tx, { mail: { kind: 'followed', id } }, { delayMs });

/** A mail of what was told, by the queued work that sends it. */
export interface ToldMail {
  id: string;
  /** The id of the work. */
  work: string;
}

/**
 * Claims what an applicant is to be told by mail, so that of several works one sends it, in all its attempts. Waits for a
 * decision that is being stored, and for minutes after one.
 * @returns the row; null where it was mailed, is no longer followed, or is told later
 */
export async function claimTold(
  { db, queue, clock }: Pick<AppContext, 'db' | 'queue' | 'clock'>,
  { id, work }: ToldMail,
) {
  const { isFollowed, mailed, mailedBy, mailedBefore } = applications;
  const isNews = or(ne(mailed, told), eq(mailedBy, work));
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(applications)
      .set({
        mailed: told,
        mailedBy: work,
        mailedBefore: sql`case when ${mailedBy} = ${work} then ${mailedBefore} else ${mailed} end`,
      })
      .where(and(eq(applications.id, id), isFollowed, isNews))
      .returning();
    if (row === undefined) return null;
    const leftMs = row.toldAt.getTime() + DELAY_MS - clock();
    if (leftMs <= 0) return row;
    await releaseTold(tx, { id, work });
    await notifyApplicant(tx, { queue, id, delayMs: leftMs });
    return null;
  });
}

/** Leaves it to other work, or to another attempt: nothing arrived. */
export const releaseTold = (orm: Orm, { id, work }: ToldMail) =>
  orm
    .update(applications)
    .set({ mailed: sql`${applications.mailedBefore}`, mailedBy: null })
    .where(and(eq(applications.id, id), eq(applications.mailedBy, work)));

/** Chooses whether the applicant gets a mail when something is told. @throws ApiError 404 */
export async function storeFollowing(
  tx: Transaction,
  { id, userId, isFollowed }: { id: string; userId: string; isFollowed: boolean },
): Promise<Receipt> {
  const changed = await tx
    .update(applications)
    .set({
      isFollowed,
      // What the applicant sees already is no news; a repeat of the request changes nothing.
      mailed: sql`case when ${applications.isFollowed} then ${applications.mailed} else ${told} end`,
    })
    .where(and(eq(applications.id, id), eq(applications.applicantId, userId)))
    .returning({ id: applications.id });
  if (changed.length === 0) throw new ApiError('applicationNotFound');
  return readReceipt(tx, id);
}
