import pg, { type ClientConfig } from 'pg';
import type { PoolConfig } from 'pg';
import { SECOND_MS } from '#contract/limits.ts';

/** How a connection is protected on its way. */
interface TlsChoice {
  /** True where a server that offers no TLS is spoken to without it. */
  isOptional: boolean;
  /** False where any certificate will do. */
  isVerified: boolean;
}

/** The server's own choice of words for `sslmode` (and `ssl`) of a database address; null for no TLS. */
export function readTlsChoice(parameters: URLSearchParams): TlsChoice | null {
  const mode = parameters.get('sslmode') ?? parameters.get('ssl') ?? 'disable';
  if (mode === 'disable' || mode === 'false') return null;
  if (mode === 'prefer' || mode === 'allow') return { isOptional: true, isVerified: false };
  return { isOptional: false, isVerified: mode !== 'require' && mode !== 'no-verify' };
}

/** What the driver throws when it asked for TLS and the server has none. */
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

/** The driver's `ssl` option for a choice. Where TLS is optional, the server is asked once whether it offers it. */
async function toSsl(config: ClientConfig, choice: TlsChoice | null): Promise<ClientConfig['ssl']> {
  if (choice === null) return false;
  const ssl = { rejectUnauthorized: choice.isVerified };
  return choice.isOptional && !(await isOffered({ ...config, ssl })) ? false : ssl;
}

/** Connections at most, unless the address says `max=`. */
const POOL_SIZE = 10;
/** A request waits this long for a connection, whether all are in use or none can be made. */
const CONNECT_MS = 10 * SECOND_MS;

/**
 * Settings of every session. Statements vary with the filters of a request, so plans are made for the values
 * at hand; compiling or spreading over processes costs more than these short queries themselves; what is asked
 * for often is in memory or on a disk without heads; and the places of a common word's jobs are kept exactly, or else
 * the words of every job around them would be read again.
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
  // The embedded engine, and poolers, may hold what an earlier connection prepared, under names that this one gives again.
  onConnect: (client) => client.query('deallocate all'),
};

const readPoolSize = (parameters: URLSearchParams): number => {
  const max = parameters.get('max') ?? '';
  return /^\d{1,3}$/.test(max) ? Math.max(1, Number(max)) : POOL_SIZE;
};

/** How to connect to the PostgreSQL at an address. */
export async function toServerConfig(url: string): Promise<PoolConfig> {
  const address = new URL(url);
  const parameters = new URLSearchParams(address.search);
  // These are read here; the driver knows other words for some of them.
  for (const name of ['sslmode', 'ssl', 'max']) address.searchParams.delete(name);
  const config = { ...shared, connectionString: address.href, max: readPoolSize(parameters) };
  return { ...config, ssl: await toSsl(config, readTlsChoice(parameters)) };
}

/**
 * How to connect to the embedded engine in the private folder of its socket. It runs one statement at a time and has
 * one session, so it gets one connection: two could mix up each other's statements.
 */
export const toEmbeddedConfig = (socketDir: string): PoolConfig => ({
  ...shared,
  host: socketDir,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  max: 1,
  idleTimeoutMillis: 0,
});
