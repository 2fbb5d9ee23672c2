import { postgresCode } from '../http/errors/database-errors.ts';
import type { Connection } from './connection.ts';

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
