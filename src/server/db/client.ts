import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { connect } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

/** The one database of a server: raw SQL and Drizzle over the same connections. */
export interface Database {
  sql: postgres.Sql;
  orm: PostgresJsDatabase<typeof schema>;
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

/**
 * Opens the database, brings its tables up to date and checks that it can be used.
 * @throws StartupError with one line for the operator
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.databaseUrl === undefined ? await startEmbedded(options) : null;
  const sql = connect(embedded ? { socketDir: embedded.socketDir } : { url: options.databaseUrl ?? '' });
  const close = async () => {
    await sql.end({ timeout: CLOSE_GRACE_MS / 1000 });
    await embedded?.close();
  };
  try {
    await migrate(sql);
  } catch (error) {
    await close();
    throw error;
  }
  return { sql, orm: drizzle(sql, { schema }), close };
}
