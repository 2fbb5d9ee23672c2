import { and, asc, desc, eq, inArray, lt, max, ne, sql, sum } from 'drizzle-orm';
import { applicationLimits } from '#contract/applications/application.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { type Connection, inTransaction, type Orm, type Transaction } from '../db/connection.ts';
import { applicationUploads } from '../db/applications-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { cvTooLarge } from '../http/request/body-limit.ts';
import { perAddress } from '../http/request/client-address.ts';
import { lockOwner } from '../limits/quota.ts';
import { countAttemptIn, countUse, type Limit } from '../limits/rate-limit.ts';
import { lockPresentUser } from '../policies/sessions.ts';
import { lockNewestKey, readWithKeys, seal, type SealedContext, type SealedPlace, unseal } from './seal.ts';

/**
 * A CV whose sending was interrupted: what arrived is stored, sealed, and the rest is sent from there. Its name is the
 * key of its application.
 */

/** Stored as they arrive, so that a connection that dies loses no more. */
const PART_BYTES = 64 * 1024;

/** Of an account at a time, as a device sends one after the other. Older ones give way. */
const UPLOADS_OF_ACCOUNT = 3;

/** Of all accounts at a time: the oldest give way. */
const ALL_BYTES = 512 * 1024 * 1024;

/** What all applications of a day weigh, and as much again for those that were begun anew. */
const DAILY_KB = (2 * applicationLimits.aDay * applicationLimits.cvBytes) / 1024;

/** Of what one address sends without applying with it. */
const DAILY_KB_OF_ADDRESS = 200 * 1024;

const toVolume = (whose: string, bytes: number): Limit => ({
  key: ['uploaded kB of', whose],
  attempts: DAILY_KB,
  windowMs: DAY_MS,
  weight: Math.ceil(bytes / 1024),
});

/** Limits of the bytes that an address uploads. They are counted back once an application is made of them. */
export const toAddressVolume = (address: string, bytes: number): Limit[] =>
  perAddress({ ...toVolume('address', bytes), attempts: DAILY_KB_OF_ADDRESS }, address);

type UploadContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

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

/** Removes an account's oldest uploads, so that one more is within its limit. */
async function makeRoomOfAccount(tx: Transaction, name: UploadName): Promise<void> {
  const { applicantId, key, arrivedAt } = applicationUploads;
  const rest = await tx
    .select({ key })
    .from(applicationUploads)
    .where(and(eq(applicantId, name.applicantId), ne(key, name.key)))
    .groupBy(key)
    .orderBy(desc(max(arrivedAt)), desc(key))
    .offset(UPLOADS_OF_ACCOUNT - 1);
  await removeUploads(tx, name.applicantId, [name.key, ...rest.map((row) => row.key)]);
}

/** @throws ApiError 401, 429, or 409 where another request has stored this part, or the parts before are not there */
async function storePart(
  tx: Transaction,
  context: UploadContext,
  { name, address, offset, bytes }: { name: UploadName; address: string; offset: number; bytes: Uint8Array },
): Promise<void> {
  // Uploads of one account that begin at the same time wait for each other.
  if (offset === 0) await lockOwner(tx, name.applicantId)();
  await lockPresentUser(tx, name.applicantId);
  if ((await readOffset(tx, name)) !== offset) throw new ApiError('uploadElsewhere');
  const volumes = [toVolume(name.applicantId, bytes.length), ...toAddressVolume(address, bytes.length)];
  await countAttemptIn(tx, context, volumes);
  if (offset === 0) await makeRoomOfAccount(tx, name);
  const key = await lockNewestKey(tx);
  const stored = await tx
    .insert(applicationUploads)
    .values({
      ...name,
      atOffset: offset,
      size: bytes.length,
      bytes: seal(key, toUploadPlace(name, offset), bytes),
      keyNo: key.no,
      arrivedAt: new Date(context.clock()),
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

/** Removes the oldest uploads of all accounts, each whole, while together they are too large. */
async function makeRoom(context: UploadContext): Promise<void> {
  const { orm } = context.db;
  const { applicantId, key, arrivedAt, size } = applicationUploads;
  const [all] = await orm.select({ bytes: sum(size).mapWith(Number) }).from(applicationUploads);
  if ((all?.bytes ?? 0) <= ALL_BYTES) return;
  const newestFirst = sql`${max(arrivedAt)} desc, ${applicantId}, ${key}`;
  const uploads = orm
    .select({
      applicantId,
      key,
      bytes: sql<number>`sum(sum(${size})) over (order by ${newestFirst})`.as('bytes'),
    })
    .from(applicationUploads)
    .groupBy(applicantId, key)
    .as('uploads');
  const oldest = orm
    .select({ applicantId: uploads.applicantId, key: uploads.key })
    .from(uploads)
    .where(sql`${uploads.bytes} > ${ALL_BYTES}`);
  await orm.delete(applicationUploads).where(sql`(${applicantId}, ${key}) in ${oldest}`);
  const told = await countUse(context, {
    key: ['uploads gave way'],
    attempts: 1,
    windowMs: HOUR_MS,
  });
  if (told !== null && told.count > 1) return;
  const fields = { mostMb: ALL_BYTES / 1024 / 1024 };
  context.log({ level: 'alert', event: 'unsent uploads are too large, oldest removed', fields });
}

/** Stores what follows the first `offset` bytes. @returns how many have arrived then @throws ApiError 401, 409, 413 or 429 */
export async function appendUpload(
  context: UploadContext,
  {
    offset,
    body,
    ...sender
  }: { name: UploadName; address: string; offset: number; body: ReadableStream<Uint8Array> | null },
): Promise<number> {
  const { db } = context;
  let end = offset;
  if ((await readOffset(db.orm, sender.name)) !== offset) throw new ApiError('uploadElsewhere');
  await makeRoom(context);
  for await (const bytes of body === null ? [] : toParts(body)) {
    if (end + bytes.length > applicationLimits.cvBytes) throw cvTooLarge();
    const at = end;
    await inTransaction(db, (tx) => storePart(tx, context, { ...sender, offset: at, bytes }));
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

/**
 * Gives the space of removed uploads to later ones. The embedded engine vacuums all tables only every six hours, in which
 * many uploads may give way.
 */
export const vacuumUploads = ({ db }: Pick<AppContext, 'db'>) =>
  db.background(({ execute }) => execute('vacuum application_uploads'));

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
