import type { Pool } from 'pg';
import { toConnection, type Connection } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { toEmbeddedConfig, toServerConfig } from './pool-config.ts';
import { createPool } from './pool.ts';

/** The one database of a server. */
export interface Database extends Connection {
  /** Waits for running queries, then closes the connections and, where there is one, the embedded engine. */
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address; without one the embedded engine keeps its data in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told what an operator should know, one line each. */
  log?: ((line: string) => void) | undefined;
}

/** Milliseconds that running queries get when the database closes. */
const CLOSE_GRACE_MS = 2500;

/** Waits for running queries, but not for long. */
async function endPool(pool: Pool): Promise<void> {
  if (pool.ending) return;
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_GRACE_MS);
  });
  await Promise.race([pool.end(), isLate]);
  clearTimeout(timer);
}

/**
 * Opens the database, brings its tables up to date and checks that it can be used.
 * @throws StartupError with one line for the operator
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.databaseUrl === undefined ? await startEmbedded(options) : null;
  const config =
    embedded === null
      ? await toServerConfig(options.databaseUrl ?? '')
      : toEmbeddedConfig(embedded.socketDir);
  const pool = createPool(config);
  const connection = toConnection(pool);
  const close = async () => {
    await endPool(pool);
    await embedded?.close();
  };
  try {
    await migrate(connection);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...connection, close };
}
