import pg, { type ClientConfig } from 'pg';
import type { PoolConfig } from 'pg';
import { SECOND_MS } from '#contract/limits.ts';

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
