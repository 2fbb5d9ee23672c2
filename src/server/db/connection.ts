import postgres from 'postgres';
import { createSocket, readTlsChoice } from './calm-socket.ts';

/** Where PostgreSQL listens: an address, or the private folder of the embedded engine's socket. */
export type Target = { url: string } | { socketDir: string };

/** Connections at most, unless the address says `max=`. */
const POOL_SIZE = 10;
/** Seconds until a database that does not answer is given up. */
const CONNECT_TIMEOUT_S = 6;
/** Seconds before a lost connection is tried again: soon, so that a restarted database is used at once. */
const toBackoff = (tries: number): number => Math.min(3 ** tries / 100, 1);

const readPoolSize = (url: string): number => Number(/[?&]max=(\d{1,3})(?:&|$)/.exec(url)?.[1] ?? POOL_SIZE);

/**
 * Settings of every session. Statements vary with the filters of a request, so plans are made for the values
 * at hand; compiling or spreading over processes costs more than these short queries themselves; what is asked
 * for often is in memory or on a disk without heads; and the places of a common word's jobs are kept exactly, or else
 * the words of every job around them would be read again.
 */
const session = {
  application_name: 'kaj',
  TimeZone: 'UTC',
  plan_cache_mode: 'force_custom_plan',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  work_mem: '32MB',
};

/**
 * Opens a pool; nothing is sent until the first query. The embedded engine runs one statement at a time and has
 * one session, so it gets one connection: two could mix up each other's statements.
 */
export function connect(target: Target): postgres.Sql {
  const shared = {
    connect_timeout: CONNECT_TIMEOUT_S,
    connection: session,
    backoff: toBackoff,
    onnotice: () => undefined,
    // The sockets below speak TLS themselves.
    ssl: false,
  };
  if ('url' in target) {
    const pool = {
      ...shared,
      max: readPoolSize(target.url),
      socket: createSocket(readTlsChoice(target.url)),
    };
    return postgres(target.url, pool);
  }
  const single = {
    ...shared,
    socket: createSocket(null),
    path: `${target.socketDir}/.s.PGSQL.5432`,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    max_lifetime: null,
  };
  return postgres(single);
}
