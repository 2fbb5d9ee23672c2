import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { logToConsole } from '../../log.ts';
import { StartupError } from '../../startup-error.ts';
import { lockDataFolder } from './data-lock.ts';
import { closeAll, openPrivateFolder, PRIVATE_UMASK } from './private-folder.ts';
import { readCommand, type Report } from './embedded-messages.ts';

/** The embedded engine as a process of its own, so that a slow query never holds up the server. */

const CRASHED = 70;

const tell = (report: Report, told?: () => void) => process.send?.(report, undefined, undefined, told);

/** A crash inside the engine leaves it unusable: end, so that the server starts a new one. */
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
    // A new database is unpacked with modes of its own, whatever the process may; later files keep to the umask.
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
// The engine makes its files for everybody, as far as the process may.
process.umask(PRIVATE_UMASK);
// A signal for the whole group must not end the engine before the server has finished its requests.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

/** Tells the server why, and ends once that is told. */
const fail = (error: unknown): Promise<never> =>
  new Promise(() => {
    tell({ kind: 'failed', message: toMessage(error, dataDir) }, () => process.exit(1));
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
tell({ kind: 'ready' });
