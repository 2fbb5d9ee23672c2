import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { LeasedPool } from './engine/pool.ts';
import { createRawSql, type RawSql } from './raw-sql.ts';

/** Two ways to say what is asked: raw SQL, and Drizzle's builder. */
export interface Connection {
  sql: RawSql;
  orm: NodePgDatabase;
}

/** On one connection of the pool. */
export function toSingle(client: PoolClient): Connection {
  const orm = drizzle({ client });
  return { sql: createRawSql(orm), orm };
}

/** Drizzle over the pool. A transaction of its own would never give back a connection that breaks at its `begin`. */
export function toConnection(pool: LeasedPool): Connection {
  const orm = Object.assign(drizzle({ client: pool }), {
    transaction: ((work, config) =>
      pool.lease((client) =>
        drizzle({ client }).transaction(work, config),
      )) satisfies NodePgDatabase['transaction'],
  });
  return { sql: createRawSql(orm), orm };
}
