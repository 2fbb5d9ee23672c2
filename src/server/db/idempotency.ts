import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/http/write-headers.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Connection, Transaction } from './connection.ts';
import { idempotencyKeys } from './schema.ts';
import { toStoredAnswer, toWholeAnswer } from './stored-answer.ts';

/** Writes with an `Idempotency-Key`. Answers are stored in the database, so that every server can replay them. */

const ANSWERS_BATCH = 500;

export interface StoredAnswer {
  status: number;
  answer: string;
  isReplayed: boolean;
}

/** An idempotent write of an account. */
interface Claim {
  userId: string;
  key: string;
  requestHash: string;
  sent: string;
  at: Date;
}

/**
 * Performs a write with an `Idempotency-Key`, or replays its answer. The insert waits for a concurrent repeat of the same
 * request. @throws ApiError 409 or 422
 */
export async function performOnce(
  tx: Transaction,
  { userId, key, requestHash, sent, at }: Claim,
  perform: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const isThis = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) {
    const done = await perform();
    const answer = toStoredAnswer(done.answer, sent);
    await tx.update(idempotencyKeys).set({ status: done.status, answer }).where(isThis);
    return done;
  }
  const [stored] = await tx.select().from(idempotencyKeys).where(isThis);
  if (stored === undefined) throw new ApiError('sendAgain');
  if (stored.requestHash !== requestHash) {
    throw new ApiError('keyReused', IDEMPOTENCY_KEY_HEADER);
  }
  return { status: stored.status, answer: toWholeAnswer(stored.answer, sent), isReplayed: true };
}

/** Removes a batch of answers that were stored before a moment. @returns how many */
export async function removeAnswers({ orm }: Connection, before: Date): Promise<number> {
  const old = orm
    .select({ userId: idempotencyKeys.userId, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before))
    .orderBy(asc(idempotencyKeys.createdAt))
    .limit(ANSWERS_BATCH)
    .for('update', { skipLocked: true });
  const gone = await orm
    .delete(idempotencyKeys)
    .where(sql`(${idempotencyKeys.userId}, ${idempotencyKeys.key}) in ${old}`)
    .returning({ key: idempotencyKeys.key });
  return gone.length;
}
