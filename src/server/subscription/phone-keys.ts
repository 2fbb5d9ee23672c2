import {
  createHash,
  randomBytes,
  randomInt,
  randomUUID,
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
} from 'node:crypto';
import { isMobile, toPlainNumber } from '#contract/subscription/phone.ts';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../db/engine/private-folder.ts';
import { findCode } from '../errors/database-errors.ts';
import { StartupError } from '../errors/startup-error.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Log } from '../log.ts';
import { phoneKey, subscriptionAttempts, subscriptions } from '../db/subscription-schema.ts';
import { ApiError } from '../errors/api-error.ts';

/** Any usual form (01…, 880…, +880…, tel:880…, Bengali digits, pasted marks) as 8801XXXXXXXXX, else null. */
export function readPhone(text: string): string | null {
  const digits = toPlainNumber(text)
    .replace(/^tel:/i, '')
    .replace(/^(?:\+|00)/, '')
    .replace(/^880+1/, '8801')
    .replace(/^0*1([3-9]\d{8})$/, '8801$1');
  return isMobile(digits) ? digits : null;
}

/** A subscriber id: 128 random bits. */
export const newSubscriberId = (): string => randomBytes(16).toString('hex');

/** A handle or return token, known to the visitor alone. */
export const newHandle = (): string => randomBytes(24).toString('base64url');

/** Only the hash of a handle is stored. */
export const hashHandle = (handle: string): string => createHash('sha256').update(handle).digest('hex');

/** 15 random digits, as Digimart requires. */
export const newRequestId = (): string =>
  `${randomInt(1, 10)}${String(randomInt(10_000_000)).padStart(7, '0')}${String(randomInt(10_000_000)).padStart(7, '0')}`;

export const isRequestId = (text: string): boolean => /^\d{15}$/.test(text);

/** A code for our own SMS. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const SECRET_BYTES = 32;

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (findCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Atomic; of several servers in one folder the first wins. */
async function create(file: string): Promise<void> {
  const draft = `${file}.${randomUUID().slice(0, 8)}`;
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (findCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Reads a secret from the data folder (mode 0600), created once. @param beforeCreating refuses where another one was used
 * @throws StartupError
 */
export async function readStoredSecret(
  dataDir: string,
  name: string,
  beforeCreating: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const file = join(resolve(dataDir), name);
  try {
    const stored = await read(file);
    if (stored !== undefined && stored.length >= SECRET_BYTES) return stored;
    if (stored !== undefined) throw new StartupError(`${file} is damaged: it holds no whole secret.`);
    await beforeCreating();
    await makeFolder(resolve(dataDir));
    await create(file);
    return (await read(file)) ?? '';
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `${file} cannot be kept (${findCode(error) ?? ''}). Set PHONE_KEY and NOTIFICATION_KEY.`,
    );
  }
}

/** Hashes and encrypts phone numbers. */
export interface Phones {
  hash(text: string): string;
  seal(text: string): string;
  open(sealed: string): string;
  fingerprint: string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

const derive = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'kaj', purpose, 32));

export function createPhones(key: string): Phones {
  const sealing = derive(key, 'seal phone numbers');
  const hashing = derive(key, 'hash phone numbers');
  return {
    hash: (text) => createHmac('sha256', hashing).update(text).digest('base64url'),
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    fingerprint: derive(key, 'fingerprint').toString('hex').slice(0, 32),
  };
}

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
}: {
  db: Database;
  gateway: { phones: Phones };
  log: Log;
}): Promise<void> {
  const isOurs = eq(phoneKey.fingerprint, gateway.phones.fingerprint);
  const [known] = await db.orm.select().from(phoneKey).where(isOurs);
  if (known !== undefined) return;
  log({ level: 'alert', event: 'phone number not stored', reason: PROBLEM });
  throw new ApiError('subscribingAway');
}
