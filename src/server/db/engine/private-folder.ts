import { once } from 'node:events';
import type { Dirent } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { MINUTE_MS } from '#contract/limits.ts';
import { findCode } from '../../errors/database-errors.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { Log } from '../../log.ts';

/** Private folders for Unix sockets. Whether a folder is still used is asked at its sockets, never by a process id. */

const PREFIX = 'kaj-run-';
const LONGEST_NAME = `${PREFIX}XXXXXX/.s.PGSQL.5432`;
/** macOS allows 103 bytes for the path of a socket, Linux 107. */
const MAX_PATH_BYTES = 103;

/** The data folder, which containers of one server share; else a folder of this user or machine. */
const findRoots = (dataDir: string): readonly string[] =>
  [dataDir, process.env['XDG_RUNTIME_DIR'] ?? '', tmpdir()]
    .filter((root) => root !== '')
    .map((root) => resolve(root))
    .filter((root) => Buffer.byteLength(join(root, LONGEST_NAME)) <= MAX_PATH_BYTES);

/** Some file systems of containers and networks take no sockets. */
async function takesSockets(folder: string): Promise<boolean> {
  const server = createServer().listen(join(folder, 'probe'));
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Makes a private folder whose path leaves room for the names of sockets. @throws StartupError */
export async function createRunFolder(dataDir: string): Promise<string> {
  for (const root of findRoots(dataDir)) {
    const folder = await mkdtemp(join(root, PREFIX)).catch(() => null);
    if (folder === null) continue;
    if (await takesSockets(folder)) return folder;
    await rm(folder, { recursive: true, force: true });
  }
  throw new StartupError(`No folder for sockets: neither ${dataDir} nor ${tmpdir()} takes any.`);
}

type Answer = 'in use' | 'closing' | 'refused' | 'unreachable';

/**
 * Asks who listens at a socket. The kernel connects also to a process that is busy or stopped, and refuses once it has
 * ended. A process that sends nothing for `waitMs` is busy.
 */
export function askOwner(socketPath: string, waitMs: number): Promise<Answer> {
  return new Promise((answer) => {
    const socket = connect(socketPath);
    const isInUse = () => {
      answer('in use');
      socket.destroy();
    };
    socket.on('data', isInUse).setTimeout(Math.max(1, waitMs), isInUse);
    socket.on('error', (error) => answer(findCode(error) === 'ECONNREFUSED' ? 'refused' : 'unreachable'));
    socket.on('close', () => answer('closing'));
  });
}

/** A folder that another process is just making has no socket that answers yet. One with files is not a server's. */
async function isAbandoned(folder: string): Promise<boolean> {
  const [entries, { mtimeMs }] = await Promise.all([readdir(folder, { withFileTypes: true }), stat(folder)]);
  if (Date.now() - mtimeMs < MINUTE_MS) return false;
  // The database's own socket would count as a session.
  const own = entries.filter(({ name }) => !name.startsWith('.s.PGSQL.'));
  if (!own.every((entry) => entry.isSocket())) return false;
  const answers = await Promise.all(own.map(({ name }) => askOwner(join(folder, name), 1)));
  return answers.every((answer) => answer === 'refused');
}

/** Removes the folders of killed servers. */
export async function removeAbandonedFolders(dataDir: string): Promise<void> {
  for (const root of findRoots(dataDir)) {
    const names = await readdir(root).catch(() => []);
    for (const name of names.filter((entry) => entry.startsWith(PREFIX))) {
      const folder = join(root, name);
      if (await isAbandoned(folder).catch(() => false))
        await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

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
