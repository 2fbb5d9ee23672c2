import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Receipt } from '#contract/applications/application.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Queue } from '../queue/queue.ts';
import { readReceipt } from './store.ts';

/** Until then a decision can be undone without a mail. */
const DELAY_MS = 5 * MINUTE_MS;

/** What an applicant was told, as the column `mailed` has it. */
const told = sql<string>`${applications.toldState} || ' ' || ${applications.toldReason}`;

/**
 * Writes to the applicant in a few minutes. Changes until then add no other mail: it says how the application stands when
 * it is sent, and is dropped where that was mailed before.
 */
export const notifyApplicant = (
  tx: Transaction,
  { queue, id }: { queue: Pick<Queue, 'enqueue'>; id: string },
): Promise<void> => sendMail({ queue }, tx, { mail: { kind: 'followed', id } }, { delayMs: DELAY_MS });

/**
 * Claims what an applicant is to be told by mail, so that of several works one sends it, in all its attempts. Waits for a
 * decision that is being stored.
 * @param work the id of the work @returns the row; undefined where it was mailed, or is no longer followed
 */
export async function claimTold(orm: Orm, { id, work }: { id: string; work: string }) {
  const { isFollowed, mailed, mailedBy } = applications;
  const isNews = or(ne(mailed, told), eq(mailedBy, work));
  const [row] = await orm
    .update(applications)
    .set({ mailed: told, mailedBy: work })
    .where(and(eq(applications.id, id), isFollowed, isNews))
    .returning();
  return row;
}

/** Leaves it to other work. */
export const releaseTold = (orm: Orm, { id, work }: { id: string; work: string }) =>
  orm
    .update(applications)
    .set({ mailed: '', mailedBy: null })
    .where(and(eq(applications.id, id), eq(applications.mailedBy, work)));

/** Chooses whether the applicant gets a mail when something is told. @throws ApiError 404 */
export async function followApplication(
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
