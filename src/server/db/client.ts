import type { Log } from '../log.ts';
import { toConnection, toSingle, type Connection } from './connection.ts';
import { findTraces, refuseLost } from './engine/database-folder.ts';
import { type EngineState, openEmbedded, openServer } from './engine/engine.ts';
import type { StatementObserver } from './engine/pool.ts';
import { migrate, toStartupError } from './migrate.ts';
import { inBackground, installQueue } from './boss.ts';

export interface Database extends Connection {
  /** Runs long work on a connection without a statement limit. Blocks the embedded engine. */
  background: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** True if the database answers, even if all connections are in use. */
  isWell: () => Promise<boolean>;
  readState: () => EngineState;
  /** Runs a callback after each restart of the embedded engine. */
  onRestart: (run: () => void) => void;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Undefined: the embedded engine in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** True for an import, which may fill a new database beside the stored files of another one. */
  isImport?: boolean | undefined;
  log?: Log | undefined;
  statementMs?: number | undefined;
  observer?: StatementObserver | undefined;
}

const STATEMENT_MS = 15_000;

/** Opens and migrates the database. @throws StartupError with one line */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, isImport, log, statementMs = STATEMENT_MS, observer } = options;
  const engine =
    databaseUrl === undefined
      ? await openEmbedded({ dataDir, isImport, log, statementMs, observer })
      : await openServer(databaseUrl, { statementMs, observer });
  const { pool, isWell, readState, onRestart, close } = engine;
  const background: Database['background'] = (work) => engine.background((client) => work(toSingle(client)));
  try {
    // Before the database is opened: another server may create keys and files as soon as it has migrated a new database.
    const traces = isImport || databaseUrl === undefined ? [] : await findTraces(dataDir);
    await background((connection) => migrate(connection, () => refuseLost(dataDir, traces)));
    await installQueue(inBackground(background));
  } catch (error) {
    await close();
    throw toStartupError(error);
  }
  return { ...toConnection(pool), background, isWell, readState, onRestart, close };
}
