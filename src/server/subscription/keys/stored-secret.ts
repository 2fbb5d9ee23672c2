import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../db/engine/make-folder.ts';
import { StartupError } from '../../startup-error.ts';

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
