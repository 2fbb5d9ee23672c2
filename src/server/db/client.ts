import type { Log } from '../log.ts';
import { toConnection, toSingle, type Connection } from './connection.ts';
import { type EngineState, openEmbedded, openServer } from './engine/engine.ts';
import type { StatementObserver } from './engine/pool.ts';
import { migrate, toStartupError } from './migrate.ts';
import { inBackground, installQueue } from '../queue/boss.ts';

export interface Database extends Connection {
  /** Long work on a connection without a statement limit. It blocks the embedded engine. */
  background: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** True when the database answers, however busy. */
  isWell: () => Promise<boolean>;
  readState: () => EngineState;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Undefined: the embedded engine in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: Log | undefined;
  statementMs?: number | undefined;
  observer?: StatementObserver | undefined;
}

const STATEMENT_MS = 15_000;

/** Opens and migrates the database. @throws StartupError with one line */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log, statementMs = STATEMENT_MS, observer } = options;
  const engine =
    databaseUrl === undefined
      ? await openEmbedded({ dataDir, log, statementMs, observer })
      : await openServer(databaseUrl, { statementMs, observer });
  const { pool, isWell, readState, close } = engine;
  const background: Database['background'] = (work) => engine.background((client) => work(toSingle(client)));
  try {
    await background(migrate);
    await installQueue(inBackground(background));
  } catch (error) {
    await close();
    throw toStartupError(error);
  }
  return { ...toConnection(pool), background, isWell, readState, close };
}
