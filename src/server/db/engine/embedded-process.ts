import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { findCode } from '../../errors/database-errors.ts';
import { logToConsole } from '../../log.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { lockDataFolder } from './data-lock.ts';
import { damaged, prepareDatabase } from './database-folder.ts';
import {
  closeAll,
  openPrivateFolder,
  PRIVATE_UMASK,
  createRunFolder,
  removeAbandonedFolders,
} from './private-folder.ts';
import { readEngineCommand, type Report } from './embedded.ts';

/** The embedded engine as a separate process, so that a slow query never blocks the server. */

const CRASHED = 70;

const [dataDir = '', purpose] = process.argv.slice(2);
let closing: Promise<void> | undefined;
const isServing = (): boolean => closing === undefined && process.connected;

const report = (message: Report, sent?: () => void) => process.send?.(message, undefined, undefined, sent);

/** PGlite is unusable after a crash: exit, so that the server starts a new one. */
function endOnCrash(db: PGlite): void {
  const run = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = (message, options) =>
    run(message, options).catch((error: unknown) => {
      logToConsole({ level: 'error', event: 'embedded database crashed', reason: error });
      process.exit(CRASHED);
    });
}

const openEngine = (folder: string): Promise<PGlite> =>
  PGlite.create({ dataDir: folder, extensions: { pg_trgm } });

async function createDatabase(folder: string): Promise<void> {
  const db = await openEngine(folder);
  await db.close();
}

/** WASI errno values, which PGlite throws instead of names. */
const fileErrors = new Map([
  [2, 'EACCES'],
  [29, 'EIO'],
  [51, 'ENOSPC'],
  [54, 'ENOTDIR'],
  [63, 'EPERM'],
  [69, 'EROFS'],
]);
const FileError = v.looseObject({ errno: v.number() });

/** Replaces PGlite's "[object Object]" and "Aborted(). Build with -sASSERTIONS" by readable errors. */
function toEngineError(folder: string, error: unknown): unknown {
  if (error instanceof StartupError || findCode(error)?.startsWith('E') === true) return error;
  const parsed = v.safeParse(FileError, error);
  const code = parsed.success ? fileErrors.get(parsed.output.errno) : undefined;
  return damaged(folder, code ?? 'its files are damaged, or its disk is full');
}

/** Checks that the data files exist: an incomplete copy can have all catalogs and fail later. */
async function checkFiles(db: PGlite, folder: string): Promise<void> {
  const { rows } = await db.query<{ path: string }>(`
    select pg_relation_filepath(oid) as path from pg_class
    where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p' and pg_relation_filepath(oid) is not null`);
  await Promise.all(
    rows.map(async ({ path }) => {
      await stat(join(folder, path)).catch(() => {
        throw damaged(folder, `${path} is missing`);
      });
    }),
  );
}

async function open(folder: string): Promise<PGlite> {
  try {
    const db = await openEngine(folder);
    await checkFiles(db, folder);
    // PGlite ignores the umask when it unpacks a new database and writes some files.
    await closeAll(folder);
    return db;
  } catch (error) {
    throw toEngineError(folder, error);
  }
}

interface Serving {
  socketDir: string;
  stop: () => Promise<void>;
}

async function lockAndServe(socketDir: string): Promise<() => Promise<void>> {
  const lock = await lockDataFolder(dataDir, { socketDir, server: process.ppid, isServing });
  try {
    await removeAbandonedFolders(dataDir);
    const isImport = purpose === 'importing';
    const db = await open(await prepareDatabase(dataDir, { isImport, create: createDatabase }));
    endOnCrash(db);
    const server = new PGLiteSocketServer({ db, path: `${socketDir}/.s.PGSQL.5432`, maxConnections: 8 });
    await server.start();
    return async () => {
      await server.stop();
      await db.close();
      await lock.release();
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function serve(): Promise<Serving> {
  await openPrivateFolder(dataDir, logToConsole);
  const socketDir = await createRunFolder(dataDir);
  const remove = () => rm(socketDir, { recursive: true, force: true });
  try {
    const close = await lockAndServe(socketDir);
    return { socketDir, stop: () => close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

function toMessage(error: unknown, dataDir: string): string {
  if (error instanceof StartupError) return error.message;
  const code = findCode(error);
  if (code !== null) return `The folder ${dataDir} cannot be written (${code}). Set DATA_DIR to another one.`;
  return `The embedded database in ${dataDir} cannot be opened: ${error instanceof Error ? error.message : 'its engine failed'}`;
}

// PGlite creates world-readable files under the default umask.
process.umask(PRIVATE_UMASK);
// A signal to the process group must not end the engine before its server.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const fail = (error: unknown): Promise<never> =>
  new Promise(() => {
    report({ kind: 'failed', message: toMessage(error, dataDir) }, () => process.exit(1));
  });

const opened = serve().catch(fail);
const close = () => (closing ??= opened.then(({ stop }) => stop()));
const closeAndExit = () =>
  void close().then(
    () => process.exit(0),
    () => process.exit(1),
  );

process.on('message', (message) => {
  if (readEngineCommand(message) === 'close') closeAndExit();
});
process.on('disconnect', closeAndExit);
report({ kind: 'ready', socketDir: (await opened).socketDir });
