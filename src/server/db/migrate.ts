import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { StartupError } from '../startup-error.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { projectRoot } from './project-root.ts';

const OLDEST_POSTGRES = 14;

interface Migration {
  name: string;
  text: string;
}

async function readMigrations(): Promise<Migration[]> {
  const folder = join(projectRoot(), 'src/server/db/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

async function checkServer(sql: postgres.Sql): Promise<void> {
  const [server] = await sql<{ version: number; encoding: string }[]>`
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

async function applyMissing(sql: postgres.TransactionSql, migrations: readonly Migration[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.migrate})`;
  await sql`create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default now())`;
  const applied = new Set(
    (await sql<{ name: string }[]>`select name from migrations`).map((row) => row.name),
  );
  for (const { name, text } of migrations.filter((migration) => !applied.has(migration.name))) {
    await sql.unsafe(text).simple();
    await sql`insert into migrations (name) values (${name})`;
  }
}

/** One line for the operator about a database that cannot be used. The address is not repeated: it may hold a password. */
function toStartupError(error: unknown): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('28')) return new StartupError(`The database refuses the sign-in: ${error.message}`);
  if (code === '3D000') return new StartupError(`The database does not exist: ${error.message}`);
  if (code === '42501') return new StartupError(`The database user may not do this: ${error.message}`);
  if (/^(CONNECT|CONNECTION_|E[A-Z]+$|57P)/.test(code)) {
    return new StartupError(
      `The database does not answer (${code}). Is DATABASE_URL right, and is it running?`,
    );
  }
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(code) || code === '';
  return isOfDatabase ? error : new StartupError(`The database cannot be reached: ${error.message}`);
}

/**
 * Brings the tables up to date, in one transaction. Of several instances one migrates and the others wait.
 * @throws StartupError when the database does not answer, refuses us or is too old
 */
export async function migrate(sql: postgres.Sql): Promise<void> {
  try {
    await checkServer(sql);
    const migrations = await readMigrations();
    await sql.begin((transaction) => applyMissing(transaction, migrations));
  } catch (error) {
    throw toStartupError(error);
  }
}
