import { lstat, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findCode } from '../../errors/database-errors.ts';
import { StartupError } from '../../errors/startup-error.ts';

/**
 * PGlite creates a new database, over existing files, wherever PG_VERSION is missing. So it is only started on a complete
 * folder, and a new database is created in another folder and renamed.
 */

/** Folders of every PostgreSQL database. If one is missing, the engine recreates it or fails later. */
const FOLDERS =
  'base base/1 base/4 base/5 global pg_commit_ts pg_dynshmem pg_logical pg_multixact pg_multixact/members ' +
  'pg_multixact/offsets pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc ' +
  'pg_twophase pg_wal pg_xact';
const FILES =
  'PG_VERSION base/1/PG_VERSION base/5/PG_VERSION base/5/pg_filenode.map global/pg_control ' +
  'global/pg_filenode.map pg_hba.conf pg_ident.conf postgresql.conf';

const CONTROL_BYTES = 8192;

const HELP = 'See "Backups" in src/server/README.md.';

const toName = (error: unknown): string => {
  const code = findCode(error);
  if (code === null) throw error;
  return code;
};

async function readNames(folder: string): Promise<readonly string[] | 'missing'> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = toName(error);
    const isDangling = code === 'ENOENT' && (await lstat(folder).catch(() => null)) !== null;
    if (code === 'ENOENT' && !isDangling) return 'missing';
    throw new StartupError(`The database's folder ${folder} cannot be read (${code}). ${HELP}`);
  }
}

/** The problem with an entry; null for an existing entry of the right kind that is not an empty file. */
async function findProblem(folder: string, name: string, kind: 'file' | 'folder'): Promise<string | null> {
  const found = await stat(join(folder, name)).catch(toName);
  if (typeof found === 'string') return found === 'ENOENT' ? `${name} is missing` : `${name}: ${found}`;
  if (kind === 'folder') return found.isDirectory() ? null : `${name} is no folder`;
  if (!found.isFile()) return `${name} is no file`;
  return found.size === 0 ? `${name} is empty` : null;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const MAP_HEAD_BYTES = 8;
const MAP_ENTRY_BYTES = 8;

/** The files of the mapped catalogs, from `pg_filenode.map`: magic number, count, then pairs of catalog and file. */
async function readMappedFiles(folder: string, part: string): Promise<readonly string[] | null> {
  const map = await readFile(join(folder, part, 'pg_filenode.map'));
  const count = map.length < MAP_HEAD_BYTES ? 0 : map.readInt32LE(4);
  if (count < 1 || map.length < MAP_HEAD_BYTES + count * MAP_ENTRY_BYTES) return null;
  return Array.from(
    { length: count },
    (_entry, index) => `${part}/${map.readUInt32LE(MAP_HEAD_BYTES + index * MAP_ENTRY_BYTES + 4)}`,
  );
}

async function findDamage(folder: string): Promise<string | null> {
  for (const name of FOLDERS.split(' ')) {
    const problem = await findProblem(folder, name, 'folder');
    if (problem !== null) return problem;
  }
  for (const name of FILES.split(' ')) {
    const problem = await findProblem(folder, name, 'file');
    if (problem !== null) return problem;
  }
  const [version, ofDatabase] = await Promise.all(
    ['PG_VERSION', 'base/5/PG_VERSION'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  if (version !== ofDatabase) return 'PG_VERSION is of another database';
  if ((await stat(join(folder, 'global/pg_control'))).size !== CONTROL_BYTES)
    return 'global/pg_control is cut off';
  for (const part of ['global', 'base/5']) {
    const files = await readMappedFiles(folder, part);
    if (files === null) return `${part}/pg_filenode.map is damaged`;
    for (const name of files) {
      if (!(await isThere(join(folder, name)))) return `${name} is missing`;
    }
  }
  for (const name of ['pg_wal', 'pg_xact']) {
    const files = (await readdir(join(folder, name))).filter((file) => /^[\dA-F]{4,}$/.test(file));
    if (files.length === 0) return `${name} is empty`;
  }
  return null;
}

/** Files that a database leaves beside its folder. Without the folder, they are from an incomplete backup. */
export async function findTraces(dataDir: string): Promise<readonly string[]> {
  const keys = ['phone-key', 'notification-key'];
  const found = await Promise.all(keys.map((name) => isThere(join(dataDir, name))));
  const stored = await readdir(join(dataDir, 'files')).catch(() => []);
  return [...keys.filter((_name, index) => found[index]), ...(stored.length > 0 ? ['files'] : [])];
}

/** @throws StartupError if stored files or keys show that a database is missing */
export function refuseLost(dataDir: string, traces: readonly string[]): void {
  if (traces.length === 0) return;
  throw new StartupError(
    `The database is new, but ${dataDir} holds ${traces.join(' and ')} of another one: restore that one, ` +
      `import an export of it, or set DATA_DIR to a new folder. ${HELP}`,
  );
}

interface Preparation {
  /** True for an import, whose rows belong to the existing files. */
  isImport: boolean;
  /** Creates a database in a new folder. */
  create: (folder: string) => Promise<void>;
}

/** Checks or creates the database in a locked data folder. @returns its folder @throws StartupError for damage */
export async function prepareDatabase(dataDir: string, { isImport, create }: Preparation): Promise<string> {
  const folder = join(dataDir, 'db');
  const names = await readNames(folder);
  if (names !== 'missing' && names.length > 0) {
    const damage = await findDamage(folder);
    if (damage === null) return folder;
    throw new StartupError(
      `The database in ${folder} is incomplete or damaged: ${damage}. Nothing was changed. ${HELP}`,
    );
  }
  if (!isImport) refuseLost(dataDir, await findTraces(dataDir));
  const draft = `${folder}.new`;
  // Left by an interrupted start, and still empty.
  await rm(draft, { recursive: true, force: true });
  await create(draft);
  await rename(draft, folder);
  return folder;
}

/** The error for a complete folder that the engine cannot open. @param folder the database's */
export const damaged = (folder: string, what: string): StartupError =>
  new StartupError(`The database in ${folder} cannot be opened: ${what}. ${HELP}`);
