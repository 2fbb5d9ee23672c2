import { postgresCode } from '../http/errors/database-errors.ts';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { LeasedPool } from './engine/pool.ts';

/** A value, which is sent as a parameter, or a part of the statement that was made with Drizzle's `sql`. */
type Part = string | number | boolean | null | SQLWrapper;

/** Runs a statement that is written out. @returns its rows, of the type that the caller knows them to have */
export type RawSql = <Rows extends readonly object[] = Record<string, unknown>[]>(
  text: TemplateStringsArray,
  ...parts: Part[]
) => Promise<Rows[number][]>;

/** @param runner the database, or a transaction on it */
export const createRawSql =
  (runner: Pick<NodePgDatabase, '_'>): RawSql =>
  <Rows extends readonly object[]>(text: TemplateStringsArray, ...parts: Part[]) =>
    runner._.session.all<Rows[number]>(sql(text, ...parts));

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

/** A running transaction. While it runs nothing else may be asked: the embedded engine has one connection. */
export type Transaction = Parameters<Parameters<Connection['orm']['transaction']>[0]>[0];

/** Two transactions waited for each other, or changed the same rows: one of them may simply try again. */
const repeatable = new Set(['40P01', '40001']);
const MAX_TRIES = 4;

/**
 * Runs work that is kept whole or not at all; anything thrown undoes it. When the database has to break a deadlock,
 * the work runs again from its beginning, so it may do nothing outside the transaction.
 */
export async function inTransaction<T>(
  db: Pick<Connection, 'orm'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.orm.transaction(work);
    } catch (error) {
      if (tries === MAX_TRIES || !repeatable.has(postgresCode(error) ?? '')) throw error;
    }
  }
}
