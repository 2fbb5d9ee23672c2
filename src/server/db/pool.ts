import pg, { type PoolClient, type PoolConfig, type QueryConfig } from 'pg';

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

/** A connection that is broken, or still inside a transaction, is not used again. */
const createLease =
  (pool: pg.Pool): Lease =>
  async (work) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };

type Send = (statement: QueryConfig, values?: unknown[]) => Promise<unknown>;

/**
 * Opens a pool; nothing is sent until the first query. A connection that breaks fails the queries that it runs, and
 * only those: the driver also reports it by events, which would end the process if nothing listened. The pool's own
 * `query` would throw away a connection whose statement was refused.
 */
export function createPool(config: PoolConfig) {
  const pool = new pg.Pool(config);
  const lease = createLease(pool);
  const withName = createNames();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const query = client.query.bind(client);
    const send: Send = (statement, values = []) => query(withName(statement, values), values);
    Object.assign(client, { query: send });
  });
  const send: Send = (statement, values) => lease((client) => client.query(statement, values));
  return Object.assign(pool, { query: send, lease });
}

export type LeasedPool = ReturnType<typeof createPool>;
