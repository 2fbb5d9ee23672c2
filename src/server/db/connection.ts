import { postgresCode } from '../http/errors/database-errors.ts';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { LeasedPool } from './engine/pool.ts';

type Part = string | number | boolean | null | SQLWrapper;

/** Runs raw SQL. The caller declares the type of its rows. */
export type RawSql = <Rows extends readonly object[] = Record<string, unknown>[]>(
  text: TemplateStringsArray,
  ...parts: Part[]
) => Promise<Rows[number][]>;

export const createRawSql =
  (runner: Pick<NodePgDatabase, '_'>): RawSql =>
  <Rows extends readonly object[]>(text: TemplateStringsArray, ...parts: Part[]) =>
    runner._.session.all<Rows[number]>(sql(text, ...parts));

export interface Connection {
  sql: RawSql;
  orm: NodePgDatabase;
}

/** Drizzle on the database, or on a transaction. */
export type Orm = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>;

export function toSingle(client: PoolClient): Connection {
  const orm = drizzle({ client });
  return { sql: createRawSql(orm), orm };
}

/** Drizzle's own transaction over a pool would leak a connection that breaks at its `begin`. */
export function toConnection(pool: LeasedPool): Connection {
  const orm = Object.assign(drizzle({ client: pool }), {
    transaction: ((work, config) =>
      pool.lease((client) =>
        drizzle({ client }).transaction(work, config),
      )) satisfies NodePgDatabase['transaction'],
  });
  return { sql: createRawSql(orm), orm };
}

/** A running transaction. Nothing else may be asked during it: the embedded engine has one connection. */
export type Transaction = Parameters<Parameters<Connection['orm']['transaction']>[0]>[0];

const repeatable = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 4;

/** Runs a transaction, again after a deadlock: the work may do nothing outside of it. */
export async function inTransaction<T>(
  db: Pick<Connection, 'orm'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.orm.transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !repeatable.has(postgresCode(error) ?? '')) throw error;
    }
  }
}
