import { postgresCode } from '../errors/database-errors.ts';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryResult } from 'pg';
import type { Lease, LeasedPool } from './engine/pool.ts';

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

/** Runs a statement of a library with its own SQL (pg-boss); parameters are as in `pg`. */
type Execute = (text: string, values?: unknown[]) => Promise<QueryResult>;

export interface Connection {
  sql: RawSql;
  orm: NodePgDatabase;
  execute: Execute;
}

/** Drizzle on the database, or on a transaction. */
export type Orm = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>;

/** A running transaction. Until it ends, query only through it: the embedded engine has one connection. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

interface Running {
  execute: Execute;
  afterCommit: (() => void)[];
}

const running = new WeakMap<Transaction, Running>();

function findRunning(tx: Transaction): Running {
  const found = running.get(tx);
  if (found === undefined) throw new Error('This transaction is over, or a part of another one.');
  return found;
}

/** {@link Connection.execute} within a transaction. */
export const executeIn = (tx: Transaction, text: string, values?: unknown[]): Promise<QueryResult> =>
  findRunning(tx).execute(text, values);

/** Runs a callback after the commit; not after a rollback. */
export const afterCommit = (tx: Transaction, run: () => void): void =>
  void findRunning(tx).afterCommit.push(run);

const toExecute =
  (client: PoolClient): Execute =>
  (text, values) =>
    client.query({ text }, values);

/** Drizzle's own transaction over a pool would leak a connection that breaks at its `begin`. */
const toTransaction =
  (lease: Lease): NodePgDatabase['transaction'] =>
  (work, config) =>
    lease(async (client) => {
      const state: Running = { execute: toExecute(client), afterCommit: [] };
      const result = await drizzle({ client }).transaction((tx) => {
        running.set(tx, state);
        return work(tx);
      }, config);
      for (const run of state.afterCommit) run();
      return result;
    });

export function toSingle(client: PoolClient): Connection {
  const orm = Object.assign(drizzle({ client }), { transaction: toTransaction((work) => work(client)) });
  return { sql: createRawSql(orm), orm, execute: toExecute(client) };
}

export function toConnection(pool: LeasedPool): Connection {
  const orm = Object.assign(drizzle({ client: pool }), { transaction: toTransaction(pool.lease) });
  const execute: Execute = (text, values) => pool.lease((client) => toExecute(client)(text, values));
  return { sql: createRawSql(orm), orm, execute };
}

const repeatable = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 4;

/** Runs a transaction and repeats it after a deadlock, so the work must have no effects outside of it. */
export async function inTransaction<T>(
  db: Pick<Connection, 'orm'>,
  work: (tx: Transaction) => Promise<T>,
  config?: Parameters<NodePgDatabase['transaction']>[1],
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.orm.transaction(work, config);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !repeatable.has(postgresCode(error) ?? '')) throw error;
    }
  }
}
