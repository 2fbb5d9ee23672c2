import { createHash } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { Orm } from '../db/connection.ts';
import { signInDevices } from '../db/schema.ts';
import { createToken } from '../policies/sessions.ts';

/** Each device has its own password attempts. The least recently used devices are removed. */
const MAX_DEVICES = 20;

const toDeviceHash = (device: string, userId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([device, userId]))
    .digest('hex');

/** The hash of a device that has signed in to the account before, else null. */
export async function findDevice(
  { db }: Pick<AppContext, 'db'>,
  device: string | undefined,
  userId: string | undefined,
): Promise<string | null> {
  if (device === undefined || userId === undefined) return null;
  const [found] = await db.orm
    .select({ deviceHash: signInDevices.deviceHash })
    .from(signInDevices)
    .where(eq(signInDevices.deviceHash, toDeviceHash(device, userId)));
  return found?.deviceHash ?? null;
}

/** Stores a device. @returns its handle: the given one if present, as all accounts on a device share it */
export async function rememberDevice(
  orm: Orm,
  { device = createToken(), userId, now }: { device: string | undefined; userId: string; now: Date },
): Promise<string> {
  const deviceHash = toDeviceHash(device, userId);
  await orm
    .insert(signInDevices)
    .values({ deviceHash, userId, usedAt: now })
    .onConflictDoUpdate({ target: signInDevices.deviceHash, set: { usedAt: now } });
  const old = await orm
    .select({ deviceHash: signInDevices.deviceHash })
    .from(signInDevices)
    .where(eq(signInDevices.userId, userId))
    .orderBy(desc(signInDevices.usedAt))
    .offset(MAX_DEVICES);
  const hashes = old.map((row) => row.deviceHash);
  if (hashes.length > 0) await orm.delete(signInDevices).where(inArray(signInDevices.deviceHash, hashes));
  return device;
}

/** Forgets all devices of an account. */
export async function forgetDevices(orm: Orm, userId: string): Promise<void> {
  await orm.delete(signInDevices).where(eq(signInDevices.userId, userId));
}
