import pg, { type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { HOLD_LIMIT } from '../../http/errors/database-errors.ts';

/** Statements that get a name; so many more are prepared each time. */
const MAX_NAMES = 500;

/** Names for statements by their text, so that a connection prepares each of them once. */
function createNames(): (statement: QueryConfig, values: readonly unknown[]) => QueryConfig {
  const names = new Map<string, string>();
  return (statement, values) => {
    if (values.length === 0) return statement;
    const { text } = statement;
    if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `kaj_${names.size}`);
    return { ...statement, name: names.get(text) };
  };
}

/** Runs work on a connection of its own, waiting for one where all are in use. */
export type Lease = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

/** How long work may hold a connection. */
interface HoldLimit {
  ms: number;
  /** Told once a connection was cut off. */
  onReached?: () => void;
}

/** Work held a connection for too long, and was cut off. */
class HoldLimitError extends Error {
  override readonly name = 'HoldLimitError';
  readonly code = HOLD_LIMIT;
}

/** Gives back a connection after use; one that is broken, or still inside a transaction, is not used again. */
function createLease(pool: pg.Pool, held: Set<PoolClient>, limit?: HoldLimit): Lease {
  return async (work) => {
    const client = await pool.connect();
    held.add(client);
    const release = (isLost: boolean) => {
      if (held.delete(client)) client.release(isLost);
    };
    const cutOff = () => {
      release(true);
      limit?.onReached?.();
    };
    const timer = limit && setTimeout(cutOff, limit.ms);
    try {
      return await work(client);
    } catch (error) {
      throw held.has(client)
        ? error
        : new HoldLimitError('A connection was held for too long.', { cause: error });
    } finally {
      clearTimeout(timer);
      release(client.getTransactionStatus() !== 'I');
    }
  };
}

type Send = (statement: QueryConfig, values?: unknown[]) => Promise<unknown>;

/**
 * Opens a pool; nothing is sent until the first query. A connection that breaks fails the queries that it runs, and
 * only those: the driver also reports it by events, which would end the process if nothing listened. The pool's own
 * `query` would throw away a connection whose statement was refused.
 */
export function createPool(config: PoolConfig, limit?: HoldLimit) {
  const pool = new pg.Pool(config);
  const held = new Set<PoolClient>();
  const lease = createLease(pool, held, limit);
  const withName = createNames();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const query = client.query.bind(client);
    const send: Send = (statement, values = []) => query(withName(statement, values), values);
    Object.assign(client, { query: send });
  });
  const send: Send = (statement, values) => lease((client) => client.query(statement, values));
  const leaseUnlimited = createLease(pool, held);
  return Object.assign(pool, { query: send, lease, leaseUnlimited, isInUse: () => held.size > 0 });
}

export type LeasedPool = ReturnType<typeof createPool>;
