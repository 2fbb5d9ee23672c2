import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { desc, eq, like, sql } from 'drizzle-orm';
import { type Connection, inTransaction, type Orm, type Transaction } from '../db/connection.ts';
import { serverKeys } from '../db/server-keys.ts';

/**
 * What applicants send is encrypted at rest: AES-256-GCM with a random nonce, bound to its row and column, so that
 * bytes that are moved to another row do not open. Keys are rows of `server_keys`: the newest seals, all open.
 */

const NAME = 'applications';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where sealed bytes belong: an id, and what they are of it. */
export type SealedPlace = readonly [id: string, part: string];

export interface SealKey {
  no: number;
  key: Buffer;
}

const toPlace = (place: SealedPlace): Buffer => Buffer.from(JSON.stringify(place));

/** Encrypts bytes for one place: nonce, tag, cipher text. */
export function seal({ key }: SealKey, place: SealedPlace, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(
    toPlace(place),
  );
  const encrypted = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
}

/** Decrypts {@link seal}. @throws where the bytes were changed, or belong to another place */
export function unseal({ key }: SealKey, place: SealedPlace, sealed: Uint8Array): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(toPlace(place))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/** {@link seal} of JSON. */
export const sealJson = (key: SealKey, place: SealedPlace, value: unknown): Buffer =>
  seal(key, place, Buffer.from(JSON.stringify(value)));

/** {@link unseal} of {@link sealJson}, to be parsed. */
export const unsealJson = (key: SealKey, place: SealedPlace, sealed: Uint8Array): unknown =>
  JSON.parse(unseal(key, place, sealed).toString());

const no = sql<number>`substr(${serverKeys.name}, ${NAME.length + 2}::int)::int`;
const isOurs = like(serverKeys.name, `${NAME} %`);
const toName = (number: number): string => `${NAME} ${number}`;
const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

const toKey = (row: { no: number; value: string }): SealKey => ({
  no: row.no,
  key: Buffer.from(row.value, 'base64url'),
});

/** All keys by their number. Rows that are not locked are to be read with {@link readWithKeys}. */
export async function readSealKeys(orm: Orm): Promise<(number: number) => SealKey> {
  const rows = await orm.select({ no, value: serverKeys.value }).from(serverKeys).where(isOurs);
  const keys = new Map(rows.map((row) => [row.no, toKey(row)]));
  return (number) => {
    const key = keys.get(number);
    if (key === undefined) throw new Error(`The key ${toName(number)} is missing in server_keys.`);
    return key;
  };
}

/** What {@link readWithKeys} reads within. */
export type SealedContext = { db: Pick<Connection, 'orm'> };

/**
 * Reads sealed rows and the keys of the same moment: between two statements a rotation may seal the rows again, and remove
 * the key that they were read with.
 */
export const readWithKeys = <T>(
  { db }: SealedContext,
  read: (tx: Transaction) => Promise<T>,
): Promise<{ found: T; findKey: (number: number) => SealKey }> =>
  inTransaction(db, async (tx) => ({ found: await read(tx), findKey: await readSealKeys(tx) }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

/** The key that seals, made at its first use. It is not removed while this transaction runs. */
export async function lockNewestKey(tx: Transaction): Promise<SealKey> {
  const find = () =>
    tx
      .select({ no, value: serverKeys.value })
      .from(serverKeys)
      .where(isOurs)
      .orderBy(desc(no))
      .limit(1)
      .for('share');
  const [found] = await find();
  if (found !== undefined) return toKey(found);
  await tx
    .insert(serverKeys)
    .values({ name: toName(1), value: newKey() })
    .onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error('The key was removed while it was read.');
  return toKey(made);
}

/** The numbers of the keys, the newest first. */
export async function listKeyNumbers(orm: Orm): Promise<number[]> {
  const rows = await orm.select({ no }).from(serverKeys).where(isOurs).orderBy(desc(no));
  return rows.map((row) => row.no);
}

/** Adds a key, which seals from now on. @returns its number */
export async function addKey(tx: Transaction): Promise<number> {
  const [newest = 0] = await listKeyNumbers(tx);
  await tx.insert(serverKeys).values({ name: toName(newest + 1), value: newKey() });
  return newest + 1;
}

/** Waits for transactions that seal with a key. */
export const lockKey = (tx: Transaction, number: number) =>
  tx
    .select({ name: serverKeys.name })
    .from(serverKeys)
    .where(eq(serverKeys.name, toName(number)))
    .for('update');

export const destroySealKey = (tx: Transaction, number: number) =>
  tx.delete(serverKeys).where(eq(serverKeys.name, toName(number)));
