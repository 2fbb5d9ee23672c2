import pg, { type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { HOLD_LIMIT } from '../../http/errors/database-errors.ts';

const MAX_NAMES = 500;

/** Names statements by their text, so that a connection prepares each once. */
function createNames(): (statement: QueryConfig, values: readonly unknown[]) => QueryConfig {
  const names = new Map<string, string>();
  return (statement, values) => {
    if (values.length === 0) return statement;
    const { text } = statement;
    if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `kaj_${names.size}`);
    return { ...statement, name: names.get(text) };
  };
}

export type Lease = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

interface HoldLimit {
  ms: number;
  onReached?: () => void;
}

class HoldLimitError extends Error {
  override readonly name = 'HoldLimitError';
  readonly code = HOLD_LIMIT;
}

/** Discards a connection that is broken or still in a transaction. */
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
 * Opens a pool. Errors of broken connections are handled, as unheard events would end the process. `query` leases:
 * the pool's own discards a connection after a refused statement.
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
