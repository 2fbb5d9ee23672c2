import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/client.ts';
import { phoneKey, subscriptionAttempts, subscriptions } from '../../db/subscription-schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { StartupError } from '../../errors/startup-error.ts';

const PROBLEM =
  'The phone numbers in this database are kept with another key. Set PHONE_KEY to it, the same on every server ' +
  '(where none was ever set, it stands in the file phone-key in the DATA_DIR of the server that came first).';

async function hasNumbers({ orm }: Database): Promise<boolean> {
  for (const table of [subscriptions, subscriptionAttempts]) {
    const found = await orm.select({ id: table.id }).from(table).limit(1);
    if (found.length > 0) return true;
  }
  return false;
}

/** Refuses a different key while numbers are stored. @throws StartupError */
export async function refuseNewPhoneKey(db: Database): Promise<void> {
  if (await hasNumbers(db)) throw new StartupError(PROBLEM);
}

/** Ensures one key for all servers of a database; it may change while no number is stored. @throws StartupError */
export async function claimPhoneKey(db: Database, fingerprint: string): Promise<void> {
  await db.orm.insert(phoneKey).values({ fingerprint }).onConflictDoNothing();
  const [known] = await db.orm.select().from(phoneKey);
  if (known?.fingerprint === fingerprint) return;
  await refuseNewPhoneKey(db);
  await db.orm.update(phoneKey).set({ fingerprint });
}

/** Another server may have changed the key. @throws ApiError 503 */
export async function requirePhoneKey({
  db,
  gateway,
  log,
}: Pick<AppContext, 'db' | 'gateway' | 'log'>): Promise<void> {
  const isOurs = eq(phoneKey.fingerprint, gateway.phones.fingerprint);
  const [known] = await db.orm.select().from(phoneKey).where(isOurs);
  if (known !== undefined) return;
  log({ level: 'alert', event: 'phone number not stored', reason: PROBLEM });
  throw new ApiError('subscribingAway');
}
