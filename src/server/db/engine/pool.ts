import pg, { type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { HOLD_LIMIT } from '../../errors/database-errors.ts';

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

/** Observes statements, and statements that got no connection. */
export interface StatementObserver {
  onStatement: (seconds: number) => void;
  onFailure: (error: unknown) => void;
}

const unobserved: StatementObserver = { onStatement: () => undefined, onFailure: () => undefined };

/** Discards a connection that is broken or still in a transaction. */
function createLease(connect: () => Promise<PoolClient>, held: Set<PoolClient>, limit?: HoldLimit): Lease {
  return async (work) => {
    const client = await connect();
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

function observe<T>({ onStatement, onFailure }: StatementObserver, statement: Promise<T>): Promise<T> {
  const start = performance.now();
  const record = (): void => onStatement((performance.now() - start) / 1000);
  statement.then(record, (error: unknown) => {
    record();
    onFailure(error);
  });
  return statement;
}

/**
 * Opens a pool. Handles the 'error' events of broken connections, which would end the process. `query` uses a lease,
 * because the method of `pg` discards the connection after a failed statement.
 */
export function createPool(config: PoolConfig, limit?: HoldLimit, observer = unobserved) {
  const pool = new pg.Pool(config);
  const held = new Set<PoolClient>();
  const connect = async (): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      observer.onFailure(error);
      throw error;
    }
  };
  const lease = createLease(connect, held, limit);
  const withName = createNames();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const query = client.query.bind(client);
    const send: Send = (statement, values = []) =>
      observe(observer, query(withName(statement, values), values));
    Object.assign(client, { query: send });
  });
  const send: Send = (statement, values) => lease((client) => client.query(statement, values));
  const leaseUnlimited = createLease(connect, held);
  const readUse = (): PoolUse => {
    const { totalCount, idleCount, waitingCount } = pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  };
  return Object.assign(pool, { query: send, lease, leaseUnlimited, readUse, isInUse: () => held.size > 0 });
}

/** Connections, and statements waiting for one. */
export interface PoolUse {
  used: number;
  idle: number;
  waiting: number;
}

export type LeasedPool = ReturnType<typeof createPool>;
