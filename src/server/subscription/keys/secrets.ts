import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../db/engine/private-folder.ts';
import { StartupError } from '../../startup-error.ts';

/** What clients keep as the subscriber id: 128 random bits, no phone number in it. */
export const newSubscriberId = (): string => randomBytes(16).toString('hex');

/** A handle or a return token, which only the visitor holds. */
export const newHandle = (): string => randomBytes(24).toString('base64url');

/** What is stored of a handle. */
export const hashHandle = (handle: string): string => createHash('sha256').update(handle).digest('hex');

/** Exactly 15 digits, never used before: what Digimart wants as a request id. */
export const newRequestId = (): string =>
  `${randomInt(1, 10)}${String(randomInt(10_000_000)).padStart(7, '0')}${String(randomInt(10_000_000)).padStart(7, '0')}`;

export const isRequestId = (text: string): boolean => /^\d{15}$/.test(text);

/** A code for an SMS of ours. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const SECRET_BYTES = 32;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole or not at all, and never over another one: of several servers in one folder, the first one's stays. */
async function create(file: string): Promise<void> {
  const draft = `${file}.${randomUUID().slice(0, 8)}`;
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * A secret that is made once and kept in the data folder, for its owner's eyes only (mode 0600).
 * @throws StartupError when it can be neither read nor written
 */
export async function readKeptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(resolve(dataDir), name);
  try {
    const kept = await read(file);
    if (kept !== undefined && kept.length >= SECRET_BYTES) return kept;
    if (kept !== undefined) throw new StartupError(`${file} is damaged: it holds no whole secret.`);
    await makeFolder(resolve(dataDir));
    await create(file);
    return (await read(file)) ?? '';
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${file} cannot be kept (${codeOf(error)}). Set PHONE_KEY and NOTIFICATION_KEY.`);
  }
}
