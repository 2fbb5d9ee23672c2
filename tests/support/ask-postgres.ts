import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createRawSql, type RawSql } from '#server/db/connection.ts';

/** Asks a PostgreSQL on a connection of its own, which is closed again. */
export async function askPostgres<T>(url: string, ask: (run: RawSql) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(createRawSql(drizzle({ client })));
  } finally {
    await client.end();
  }
}
