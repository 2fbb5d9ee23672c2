import pg, { type ClientConfig, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { SECOND_MS } from '#contract/limits.ts';
import { HOLD_LIMIT } from '../../errors/database-errors.ts';

interface TlsChoice {
  /** True: falls back to no TLS. */
  isOptional: boolean;
  /** False: any certificate is accepted. */
  isVerified: boolean;
}

/** Reads `sslmode` or `ssl` of an address; null for no TLS. */
export function readTlsChoice(parameters: URLSearchParams): TlsChoice | null {
  const mode = parameters.get('sslmode') ?? parameters.get('ssl') ?? 'disable';
  if (mode === 'disable' || mode === 'false') return null;
  if (mode === 'prefer' || mode === 'allow') return { isOptional: true, isVerified: false };
  return { isOptional: false, isVerified: mode !== 'require' && mode !== 'no-verify' };
}

export const TLS_NOT_OFFERED = 'The server does not support SSL connections';

async function isOffered(config: ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !(error instanceof Error && error.message === TLS_NOT_OFFERED);
  } finally {
    await client.end();
  }
}

/** With optional TLS, asks the server once whether it supports TLS. */
async function toSsl(config: ClientConfig, choice: TlsChoice | null): Promise<ClientConfig['ssl']> {
  if (choice === null) return false;
  const ssl = { rejectUnauthorized: choice.isVerified };
  return choice.isOptional && !(await isOffered({ ...config, ssl })) ? false : ssl;
}

const POOL_SIZE = 10;
/** A request waits this long for a connection. */
const CONNECT_MS = 10 * SECOND_MS;

/**
 * Plans are made for the values at hand, as filters vary; JIT and parallel workers cost more than these short
 * queries; data is cached or on SSD; `work_mem` keeps bitmaps of common words exact.
 */
const session = {
  TimeZone: 'UTC',
  plan_cache_mode: 'force_custom_plan',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  work_mem: '32MB',
};

const shared: PoolConfig = {
  application_name: 'kaj',
  options: Object.entries(session)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  // Earlier connections (embedded engine, poolers) may have prepared statements under the same names.
  onConnect: (client) => client.query('deallocate all'),
};

const readPoolSize = (parameters: URLSearchParams): number => {
  const max = parameters.get('max') ?? '';
  return /^\d{1,3}$/.test(max) ? Math.max(1, Number(max)) : POOL_SIZE;
};

export async function toServerConfig(url: string): Promise<PoolConfig> {
  const address = new URL(url);
  const parameters = new URLSearchParams(address.search);
  // The driver interprets some of these differently.
  for (const name of ['sslmode', 'ssl', 'max']) address.searchParams.delete(name);
  const config = { ...shared, connectionString: address.href, max: readPoolSize(parameters) };
  return { ...config, ssl: await toSsl(config, readTlsChoice(parameters)) };
}

/** PGlite has one session: two connections could mix up their statements. */
export const toEmbeddedConfig = (socketDir: string): PoolConfig => ({
  ...shared,
  host: socketDir,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  max: 1,
  idleTimeoutMillis: 0,
});

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
