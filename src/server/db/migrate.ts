import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { isUnavailable, postgresCode, rootCause } from '../errors/database-errors.ts';
import { StartupError } from '../errors/startup-error.ts';
import { type Connection, createRawSql, type Transaction } from './connection.ts';
import { projectRoot } from '../process.ts';
import { TLS_NOT_OFFERED } from './engine/pool.ts';

export const advisoryLocks = {
  migrate: 5_249_002,
  seed: 5_249_003,
  digests: 5_249_004,
  recipients: 5_249_005,
} as const;

const OLDEST_POSTGRES = 14;

/** Databases older than 0001-schema.sql cannot be migrated: their migrations were removed. */
const MADE_BEFORE =
  'The database was made by an older version of Kaj: export it with that version (npm run db:export), and import the file ' +
  'into a new database with this one (npm run db:import). See "Upgrading" in README.md.';

interface Migration {
  name: string;
  text: string;
}

async function readMigrations(): Promise<Migration[]> {
  const folder = join(projectRoot(), 'src/server/db/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

async function checkServer(db: Connection): Promise<void> {
  const [server] = await db.sql<{ version: number; encoding: string }[]>`
    select current_setting('server_version_num')::int / 10000 as version,
           current_setting('server_encoding') as encoding`;
  if (!server) throw new StartupError('The database does not say its version.');
  if (server.version < OLDEST_POSTGRES) {
    throw new StartupError(
      `The database is PostgreSQL ${server.version}; version ${OLDEST_POSTGRES} or later is needed.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new StartupError(`The database is encoded in ${server.encoding}; UTF8 is needed.`);
  }
}

async function applyMissing(
  tx: Transaction,
  migrations: readonly Migration[],
  onNew: () => void,
): Promise<void> {
  const run = createRawSql(tx);
  await run`select pg_advisory_xact_lock(${advisoryLocks.migrate})`;
  const [known] = await run<{ isNew: boolean }[]>`select to_regclass('migrations') is null as "isNew"`;
  if (known?.isNew === true) {
    onNew();
    await run`create table migrations (name text primary key, applied_at timestamptz not null default now())`;
  }
  const applied = new Set(
    (await run<{ name: string }[]>`select name from migrations`).map((row) => row.name),
  );
  const [first] = migrations;
  if (known?.isNew !== true && first !== undefined && !applied.has(first.name)) {
    throw new StartupError(MADE_BEFORE);
  }
  for (const { name, text } of migrations.filter((migration) => !applied.has(migration.name))) {
    await tx.execute(sql.raw(text));
    await run`insert into migrations (name) values (${name})`;
  }
}

/** Explains an error caused by damaged files in one line; returns other errors unchanged. */
export function toDamage(error: unknown): unknown {
  const code = postgresCode(error) ?? '';
  if (!/^(?:XX00[12]|58P01|58030)$/.test(code)) return error;
  return new StartupError(
    `The database's files are incomplete or damaged (SQLSTATE ${code}). See "Backups" in src/server/README.md.`,
  );
}

/** Explains a failed connection in one line, without the URL, which may contain a password. */
export function toStartupError(error: unknown): unknown {
  const cause = rootCause(toDamage(error));
  if (cause instanceof StartupError || !(cause instanceof Error)) return cause;
  const code = 'code' in cause ? String(cause.code) : '';
  if (code.startsWith('28')) return new StartupError(`The database refuses the sign-in: ${cause.message}`);
  if (code === '3D000') return new StartupError(`The database does not exist: ${cause.message}`);
  if (code === '42501') return new StartupError(`The database user may not do this: ${cause.message}`);
  if (isUnavailable(cause)) {
    return new StartupError(
      `The database does not answer (${code || cause.message}). Is DATABASE_URL right, and is it running?`,
    );
  }
  const isOfConnection = (code !== '' && postgresCode(cause) === null) || cause.message === TLS_NOT_OFFERED;
  return isOfConnection ? new StartupError(`The database cannot be reached: ${cause.message}`) : error;
}

/**
 * Migrates in one transaction; other instances wait. @param onNew is called before the tables of a new database are made
 * @throws StartupError when the database is too old
 */
export async function migrate(db: Connection, onNew: () => void): Promise<void> {
  await checkServer(db);
  const migrations = await readMigrations();
  await db.orm.transaction((tx) => applyMissing(tx, migrations, onNew));
}
