import { and, asc, eq, inArray, lt, max, sql } from 'drizzle-orm';
import { applicationLimits } from '#contract/applications/application.ts';
import { DAY_MS } from '#contract/limits.ts';
import { type Connection, inTransaction, type Orm, type Transaction } from '../db/connection.ts';
import { applicationUploads } from '../db/applications-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { cvTooLarge } from '../http/request/body-limit.ts';
import { countAttempt, type Limit, type LimitContext } from '../limits/rate-limit.ts';
import { lockPresentUser } from '../policies/sessions.ts';
import { lockNewestKey, readWithKeys, seal, type SealedContext, type SealedPlace, unseal } from './seal.ts';

/**
 * A CV whose sending was interrupted: what arrived is stored, sealed, and the rest is sent from there. Its name is the
 * key of its application.
 */

/** Stored as they arrive, so that a connection that dies loses no more. */
const PART_BYTES = 64 * 1024;

/** What all applications of a day weigh, and as much again for those that were begun anew. */
const DAILY_KB = (2 * applicationLimits.aDay * applicationLimits.cvBytes) / 1024;

/** Of what an account stores here, so that uploads that are never sent do not fill the disk. */
const toVolumeLimit = (userId: string, bytes: number): Limit => ({
  key: ['uploaded kB of', userId],
  attempts: DAILY_KB,
  windowMs: DAY_MS,
  weight: Math.ceil(bytes / 1024),
});

interface UploadName {
  applicantId: string;
  key: string;
}

const isOf = ({ applicantId, key }: UploadName) =>
  and(eq(applicationUploads.applicantId, applicantId), eq(applicationUploads.key, key));

export const toUploadPlace = ({ applicantId, key }: UploadName, offset: number): SealedPlace => [
  `upload ${applicantId} ${key}`,
  String(offset),
];

/** How many bytes have arrived; none where a part is missing, as the first may have been removed beside the last. */
export async function readOffset(orm: Orm, name: UploadName): Promise<number> {
  const { atOffset, size } = applicationUploads;
  const rows = await orm.select({ atOffset, size }).from(applicationUploads).where(isOf(name));
  const end = Math.max(0, ...rows.map((row) => row.atOffset + row.size));
  return end === rows.reduce((sum, row) => sum + row.size, 0) ? end : 0;
}

/** @throws ApiError 401, or 409 where another request has stored this part, or the parts before are not there */
async function storePart(
  tx: Transaction,
  { name, offset, bytes, now }: { name: UploadName; offset: number; bytes: Uint8Array; now: number },
): Promise<void> {
  await lockPresentUser(tx, name.applicantId);
  if ((await readOffset(tx, name)) !== offset) throw new ApiError('uploadElsewhere');
  if (offset === 0) await removeUploads(tx, name.applicantId, [name.key]);
  const key = await lockNewestKey(tx);
  const stored = await tx
    .insert(applicationUploads)
    .values({
      ...name,
      atOffset: offset,
      size: bytes.length,
      bytes: seal(key, toUploadPlace(name, offset), bytes),
      keyNo: key.no,
      arrivedAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ size: applicationUploads.size });
  if (stored.length === 0) throw new ApiError('uploadElsewhere');
}

/** Pieces of a body, of {@link PART_BYTES} but for the last one; what arrived before a cut is the last one. */
async function* toParts(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of body) {
      waiting.push(piece);
      size += piece.length;
      if (size < PART_BYTES) continue;
      yield Buffer.concat(waiting);
      [waiting, size] = [[], 0];
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The sender is gone, and asks where to continue.
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Stores what follows the first `offset` bytes. @returns how many have arrived then @throws ApiError 401, 409, 413 or 429 */
export async function appendUpload(
  context: LimitContext,
  { name, offset, body }: { name: UploadName; offset: number; body: ReadableStream<Uint8Array> | null },
): Promise<number> {
  const { db, clock } = context;
  let end = offset;
  if ((await readOffset(db.orm, name)) !== offset) throw new ApiError('uploadElsewhere');
  for await (const bytes of body === null ? [] : toParts(body)) {
    if (end + bytes.length > applicationLimits.cvBytes) throw cvTooLarge();
    const at = end;
    await countAttempt(context, [toVolumeLimit(name.applicantId, bytes.length)]);
    await inTransaction(db, (tx) => storePart(tx, { name, offset: at, bytes, now: clock() }));
    end += bytes.length;
  }
  return end;
}

/** All that has arrived; empty where nothing has, or a part is missing. */
export async function readUpload(context: SealedContext, name: UploadName): Promise<Uint8Array> {
  const { atOffset, bytes, keyNo } = applicationUploads;
  const { found: rows, findKey } = await readWithKeys(context, (tx) =>
    tx.select({ atOffset, bytes, keyNo }).from(applicationUploads).where(isOf(name)).orderBy(asc(atOffset)),
  );
  const parts: Buffer[] = [];
  let end = 0;
  for (const { atOffset, bytes, keyNo } of rows) {
    if (atOffset !== end) return Buffer.alloc(0);
    const part = unseal(findKey(keyNo), toUploadPlace(name, atOffset), bytes);
    end += part.length;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Removes what has arrived for applications that need it no more. */
export async function removeUploads(orm: Orm, applicantId: string, keys: readonly string[]): Promise<void> {
  const isTheirs = eq(applicationUploads.applicantId, applicantId);
  await orm.delete(applicationUploads).where(and(isTheirs, inArray(applicationUploads.key, [...keys])));
}

const UPLOADS_AT_ONCE = 10;

/**
 * Removes uploads of which nothing arrived since a moment, each whole: with a part missing it would be another file.
 * @returns how many parts
 */
export async function purgeUploads(
  { db }: { db: Pick<Connection, 'orm'> },
  arrivedBefore: Date,
): Promise<number> {
  const { applicantId, key, arrivedAt } = applicationUploads;
  const old = db.orm
    .select({ applicantId, key })
    .from(applicationUploads)
    .groupBy(applicantId, key)
    .having(lt(max(arrivedAt), arrivedBefore))
    .limit(UPLOADS_AT_ONCE);
  const gone = await db.orm
    .delete(applicationUploads)
    .where(sql`(${applicantId}, ${key}) in ${old}`)
    .returning({ key });
  return gone.length;
}
