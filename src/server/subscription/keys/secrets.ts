import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../db/engine/private-folder.ts';
import { findCode } from '../../errors/database-errors.ts';
import { StartupError } from '../../errors/startup-error.ts';

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
