import pg from 'pg';
import { HOUR_MS } from '#contract/limits.ts';
import type { Log } from '../log.ts';
import { withTimeout } from '../timing.ts';
import { inBackground, installQueue } from './boss.ts';
import { type Connection, toConnection, toSingle } from './connection.ts';
import { findTraces, refuseLost } from './engine/database-folder.ts';
import { type Embedded, type EmbeddedState, startEmbedded } from './engine/embedded.ts';
import {
  createPool,
  type Lease,
  type LeasedPool,
  type PoolUse,
  type StatementObserver,
  toEmbeddedConfig,
  toServerConfig,
} from './engine/pool.ts';
import { migrate, toStartupError } from './migrate.ts';

/** The current load of the database. */
export interface EngineState {
  /** By purpose of the connections. */
  pools: Readonly<Record<string, PoolUse>>;
  /** Undefined with a PostgreSQL server. */
  embedded?: EmbeddedState;
}

interface Engine {
  pool: LeasedPool;
  background: Lease;
  readState: () => EngineState;
  onRestart: Embedded['onRestart'];
  isWell: () => Promise<boolean>;
  close: () => Promise<void>;
}

const CLOSE_GRACE_MS = 2500;
const PROBE_MS = 2000;

async function endPool(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await withTimeout(CLOSE_GRACE_MS, pool.end(), () => undefined);
}

async function doesAnswer(pool: LeasedPool): Promise<boolean> {
  const asked = pool.query({ text: 'select 1' }).then(
    () => true,
    () => false,
  );
  return withTimeout(PROBE_MS, asked, () => false);
}

interface EngineOptions {
  statementMs: number;
  observer: StatementObserver | undefined;
}

interface EmbeddedOptions extends EngineOptions {
  dataDir: string;
  isImport: boolean | undefined;
  log: Log | undefined;
}

/** PGlite has no autovacuum. */
const TIDY_MS = 6 * HOUR_MS;

/**
 * Starts the embedded engine. It cannot cancel statements, so a slow one is ended by restarting the engine. A busy engine
 * counts as healthy.
 */
async function openEmbedded({
  dataDir,
  isImport,
  log,
  statementMs,
  observer,
}: EmbeddedOptions): Promise<Engine> {
  const embedded = await startEmbedded({ dataDir, isImport, log });
  const config = toEmbeddedConfig(embedded.socketDir());
  const pool = createPool(config, { ms: statementMs, onReached: embedded.replace }, observer);
  embedded.onRestart(() => (pool.options.host = embedded.socketDir()));
  const tidy = () =>
    pool.leaseUnlimited((client) => client.query({ text: 'vacuum (analyze)' })).catch(() => undefined);
  const timer = setInterval(tidy, TIDY_MS);
  return {
    pool,
    background: pool.leaseUnlimited,
    readState: () => ({ pools: { requests: pool.readUse() }, embedded: embedded.readState() }),
    onRestart: embedded.onRestart,
    isWell: async () => pool.isInUse() || (await doesAnswer(pool)) || pool.isInUse(),
    close: async () => {
      clearInterval(timer);
      await endPool(pool);
      await embedded.close();
    },
  };
}

const BACKGROUND_SIZE = 2;

/** Connects to PostgreSQL, with a separate connection for health checks. Silent connections are dropped. */
async function openServer(url: string, { statementMs, observer }: EngineOptions): Promise<Engine> {
  const config = await toServerConfig(url);
  const pool = createPool({ ...config, statement_timeout: statementMs }, { ms: 2 * statementMs }, observer);
  const background = createPool({ ...config, max: BACKGROUND_SIZE }, undefined, observer);
  const probe = createPool(
    { ...config, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: PROBE_MS },
    { ms: PROBE_MS },
  );
  return {
    pool,
    background: background.leaseUnlimited,
    readState: () => ({ pools: { requests: pool.readUse(), background: background.readUse() } }),
    onRestart: () => undefined,
    isWell: () => doesAnswer(probe),
    close: async () => {
      await Promise.all([pool, background, probe].map(endPool));
    },
  };
}

export interface Database extends Connection {
  /** Runs long work on a connection without a statement limit. Blocks the embedded engine. */
  background: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** True if the database answers, even if all connections are in use. */
  isWell: () => Promise<boolean>;
  readState: () => EngineState;
  /** Runs a callback after each restart of the embedded engine. */
  onRestart: (run: () => void) => void;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Undefined: the embedded engine in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** True for an import, which may fill a new database beside the stored files of another one. */
  isImport?: boolean | undefined;
  log?: Log | undefined;
  statementMs?: number | undefined;
  observer?: StatementObserver | undefined;
}

const STATEMENT_MS = 15_000;

/** Opens and migrates the database. @throws StartupError with one line */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, isImport, log, statementMs = STATEMENT_MS, observer } = options;
  const engine =
    databaseUrl === undefined
      ? await openEmbedded({ dataDir, isImport, log, statementMs, observer })
      : await openServer(databaseUrl, { statementMs, observer });
  const { pool, isWell, readState, onRestart, close } = engine;
  const background: Database['background'] = (work) => engine.background((client) => work(toSingle(client)));
  try {
    // Before the database is opened: another server may create keys and files as soon as it has migrated a new database.
    const traces = isImport || databaseUrl === undefined ? [] : await findTraces(dataDir);
    await background((connection) => migrate(connection, () => refuseLost(dataDir, traces)));
    await installQueue(inBackground(background));
  } catch (error) {
    await close();
    throw toStartupError(error);
  }
  return { ...toConnection(pool), background, isWell, readState, onRestart, close };
}
