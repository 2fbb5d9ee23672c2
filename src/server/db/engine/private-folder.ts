import { mkdir, stat, chmod, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Dirent } from 'node:fs';
import { findCode } from '../../errors/database-errors.ts';
import type { Log } from '../../log.ts';

/** Files of this process are private to its user. */
export const PRIVATE_UMASK = 0o077;

/** Creates a private folder and its parents. Not by Node's recursive `mkdir`, which never returns below `/proc`. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (findCode(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const parent = dirname(path);
    const isParentMissing = findCode(error) === 'ENOENT' && parent !== path && !(await exists(parent));
    if (!isParentMissing) throw error;
    await makeFolder(parent);
    await mkdir(path, { mode: 0o700 });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Permissions of others, and the sticky bit of folders shared on purpose, such as `/tmp`. */
const OTHERS = 0o077;
const SHARED = 0o1000;
const OWN_FOLDERS = ['db', 'files', 'mail'];

const isOpen = (mode: number): boolean => (mode & OTHERS) !== 0;

/** Skips symbolic links, which `chmod` follows, and files that disappear. */
async function close(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found === null || found.isSymbolicLink() || !isOpen(found.mode)) return;
  await chmod(path, found.mode & 0o7777 & ~OTHERS);
}

const toPath = (entry: Dirent): string => join(entry.parentPath, entry.name);

/** Makes a folder and its contents private; the folder last, so that an interrupted run is repeated. */
export async function closeAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(entries.map((entry) => close(toPath(entry))));
  await close(folder);
}

async function isOpenFolder(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => null);
  return found !== null && found.isDirectory() && isOpen(found.mode);
}

async function closeContents(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (entry.isFile()) await close(toPath(entry));
    else if (entry.isDirectory() && OWN_FOLDERS.includes(entry.name)) await closeAll(toPath(entry));
  }
}

/** Makes the data folder and its contents private. */
export async function openPrivateFolder(dataDir: string, log: Log): Promise<void> {
  await makeFolder(dataDir);
  const { mode } = await stat(dataDir);
  const own = await Promise.all(OWN_FOLDERS.map((name) => isOpenFolder(join(dataDir, name))));
  if (!isOpen(mode) && !own.includes(true)) return;
  const fields = { folder: dataDir };
  try {
    await closeContents(dataDir);
    if ((mode & SHARED) === 0) await chmod(dataDir, mode & 0o7777 & ~OTHERS);
    if (isOpen(mode))
      log({ level: 'alert', event: 'data folder was open to other users, closed now', fields });
  } catch (error) {
    const reason = findCode(error) ?? String(error);
    log({ level: 'alert', event: 'data folder is open to other users', reason, fields });
  }
}
