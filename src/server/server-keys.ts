import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Connection } from './db/connection.ts';
import { serverKeys } from './db/server-schema.ts';

type KeyDatabase = Pick<Connection, 'orm'>;

const KEY_BYTES = 32;

const cached = new WeakMap<KeyDatabase['orm'], Map<string, string>>();

/** The secret of this name that all servers share, created at its first use. Not to be called in a transaction. */
export async function readServerKey({ orm }: KeyDatabase, name: string): Promise<string> {
  const keys = cached.get(orm) ?? new Map<string, string>();
  cached.set(orm, keys);
  const known = keys.get(name);
  if (known !== undefined) return known;
  const value = randomBytes(KEY_BYTES).toString('base64url');
  await orm.insert(serverKeys).values({ name, value }).onConflictDoNothing();
  const [row] = await orm.select().from(serverKeys).where(eq(serverKeys.name, name));
  if (row === undefined) throw new Error('The key was removed while it was read.');
  keys.set(name, row.value);
  return row.value;
}
