import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { logToConsole } from '../../log.ts';
import { StartupError } from '../../startup-error.ts';
import { lockDataFolder } from './data-lock.ts';
import { closeAll, openPrivateFolder, PRIVATE_UMASK } from './private-folder.ts';
import { readCommand, type Report } from './embedded.ts';

/** The embedded engine as a separate process, so that a slow query never blocks the server. */

const CRASHED = 70;

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

async function serve(dataDir: string, socketDir: string): Promise<() => Promise<void>> {
  await openPrivateFolder(dataDir, logToConsole);
  const lock = await lockDataFolder(dataDir, { server: process.ppid, opening: socketDir });
  try {
    const folder = join(dataDir, 'db');
    const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
    // PGlite unpacks a new database with modes of its own, ignoring the umask.
    await closeAll(folder);
    endOnCrash(db);
    const path = `${socketDir}/.s.PGSQL.5432`;
    // A killed engine leaves its socket behind.
    await rm(path, { force: true });
    const server = new PGLiteSocketServer({ db, path, maxConnections: 8 });
    await server.start();
    return async () => {
      await server.stop();
      await db.close();
      await lock.release();
      await rm(socketDir, { recursive: true, force: true });
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function toMessage(error: unknown, dataDir: string): string {
  if (error instanceof StartupError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  const isFolder = error instanceof Error && 'syscall' in error;
  return isFolder
    ? `The folder ${dataDir} cannot be written: ${text}`
    : `The embedded database cannot open ${dataDir}: ${text}`;
}

const [dataDir = '', socketDir = ''] = process.argv.slice(2);
// The engine creates world-readable files unless the umask forbids it.
process.umask(PRIVATE_UMASK);
// A signal to the process group must not end the engine before its server.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const fail = (error: unknown): Promise<never> =>
  new Promise(() => {
    report({ kind: 'failed', message: toMessage(error, dataDir) }, () => process.exit(1));
  });

const opened = serve(dataDir, socketDir).catch(fail);
let closing: Promise<void> | undefined;
const close = () => (closing ??= opened.then((stop) => stop()));
const closeAndExit = () =>
  void close().then(
    () => process.exit(0),
    () => process.exit(1),
  );

process.on('message', (message) => {
  if (readCommand(message) === 'close') closeAndExit();
});
process.on('disconnect', closeAndExit);
await opened;
report({ kind: 'ready' });
