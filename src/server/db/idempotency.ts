import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/http/write-headers.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Connection, Transaction } from './connection.ts';
import { idempotencyKeys } from './schema.ts';

/** Writes with an `Idempotency-Key`. Answers are stored in the database, so that every server can replay them. */

/**
 * Answers to writes are stored for a day, to replay them for repeated requests. A repeat contains the same texts, so the
 * stored answer refers to them; otherwise an account could fill the disk with copies of its texts.
 */

const LONG_CHARS = 200;
/** Marks a reference. Input validation rejects the character U+0000, so no text contains it. */
const MARK = '\u0000sent ';

function readTexts(sent: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(sent, (_name, value: unknown) => {
      if (typeof value === 'string' && value.length >= LONG_CHARS) texts.push(value.trim());
      return value;
    });
  } catch {
    // The digest of a form.
  }
  return texts;
}

function replaceTexts(answer: string, replace: (text: string) => string): string {
  const whole: unknown = JSON.parse(answer);
  return JSON.stringify(whole, (_name, value: unknown) =>
    typeof value === 'string' ? replace(value) : value,
  );
}

/** The answer, with references to the long texts of the request. */
export function toStoredAnswer(answer: string, sent: string): string {
  const texts = readTexts(sent);
  if (texts.length === 0) return answer;
  return replaceTexts(answer, (text) => {
    const place = text.length < LONG_CHARS ? -1 : texts.indexOf(text);
    return place === -1 ? text : `${MARK}${place}`;
  });
}

/** Restores the answer that was sent first. */
export function toWholeAnswer(stored: string, sent: string): string {
  if (!stored.includes(JSON.stringify(MARK).slice(1, -1))) return stored;
  const texts = readTexts(sent);
  return replaceTexts(stored, (text) =>
    text.startsWith(MARK) ? (texts[Number(text.slice(MARK.length))] ?? text) : text,
  );
}

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
