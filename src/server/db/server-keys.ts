import { randomBytes } from 'node:crypto';
import { and, eq, like, lt } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';
import { emptyText, moment } from './schema.ts';

/** State shared by the servers of one database. */

/** Progress of the current round of a weekly mail. */
export const mailRounds = pgTable('mail_rounds', {
  name: text('name').primaryKey(),
  dueAt: moment('due_at').notNull(),
  afterId: emptyText('after_id'),
  finishedAt: moment('finished_at'),
  /** Where the round before ended; null where that is not known. */
  since: moment('since'),
});

/** Secrets that all servers share (`server-keys.ts`). */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

type KeyDatabase = Pick<Connection, 'orm'>;

const KEY_BYTES = 32;

const cached = new WeakMap<KeyDatabase['orm'], Map<string, string>>();

async function readOrMake({ orm }: KeyDatabase, name: string): Promise<string> {
  const value = randomBytes(KEY_BYTES).toString('base64url');
  await orm.insert(serverKeys).values({ name, value }).onConflictDoNothing();
  const [row] = await orm.select().from(serverKeys).where(eq(serverKeys.name, name));
  if (row === undefined) throw new Error('The key was removed while it was read.');
  return row.value;
}

/** The secret of a name, shared by all servers and created at first use. Do not call it in a transaction. */
export async function readServerKey(db: KeyDatabase, name: string): Promise<string> {
  const keys = cached.get(db.orm) ?? new Map<string, string>();
  cached.set(db.orm, keys);
  const known = keys.get(name);
  if (known !== undefined) return known;
  const value = await readOrMake(db, name);
  keys.set(name, value);
  return value;
}

const ofDays = new WeakMap<KeyDatabase['orm'], { name: string; value: string }>();

/**
 * The secret of a day, shared by all servers; secrets of earlier days are deleted. Do not call it in a transaction.
 * @param day "2026-11-25"
 */
export async function readDayKey(db: KeyDatabase, purpose: string, day: string): Promise<string> {
  const name = `${purpose} ${day}`;
  const known = ofDays.get(db.orm);
  if (known?.name === name) return known.value;
  const value = await readOrMake(db, name);
  const isEarlier = and(like(serverKeys.name, `${purpose} %`), lt(serverKeys.name, name));
  await db.orm.delete(serverKeys).where(isEarlier);
  ofDays.set(db.orm, { name, value });
  return value;
}
