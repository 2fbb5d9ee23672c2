import type { Log } from '../log.ts';
import { toConnection, toSingle, type Connection } from './connection.ts';
import { openEmbedded, openServer } from './engine/engine.ts';
import { migrate, toStartupError } from './migrate.ts';

/** The one database of a server. */
export interface Database extends Connection {
  /**
   * Does work that may take long, and that no request waits for, on a connection of its own without a limit on
   * statements. The embedded engine does nothing else in that time.
   */
  background: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** True when the database answers, however much it has to do. */
  isWell: () => Promise<boolean>;
  /** Waits for running queries, then closes the connections and, where there is one, the embedded engine. */
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address; without one the embedded engine keeps its data in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: Log | undefined;
  /** How long a statement of a request may take before it is cancelled. */
  statementMs?: number | undefined;
}

const STATEMENT_MS = 15_000;

/**
 * Opens the database, brings its tables up to date and checks that it can be used.
 * @throws StartupError with one line for the operator
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log, statementMs = STATEMENT_MS } = options;
  const engine =
    databaseUrl === undefined
      ? await openEmbedded({ dataDir, log, statementMs })
      : await openServer(databaseUrl, statementMs);
  const { pool, isWell, close } = engine;
  const background: Database['background'] = (work) => engine.background((client) => work(toSingle(client)));
  try {
    await background(migrate);
  } catch (error) {
    await close();
    throw toStartupError(error);
  }
  return { ...toConnection(pool), background, isWell, close };
}
