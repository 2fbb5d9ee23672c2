import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connectDatabase, type Database } from '#server/db/client.ts';
import { seedSampleData } from '#server/sample/seed.ts';
import { addSyntheticJobs } from '#server/sample/synthetic/add-synthetic-jobs.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { indexOutdated } from '#server/jobs/search/index-jobs.ts';
import { askPostgres } from '../support/ask-postgres.ts';
import type { Engine } from '../support/database.ts';
import { startCluster, TEMPLATE_DATABASE, type Cluster } from '../support/postgres-cluster.ts';
import { copyTemplate, findTemplate, fingerprint } from '../support/test-template.ts';

/** A database with that many jobs, and what it takes to let go of it. */
export interface BenchDatabase {
  db: Database;
  close: () => Promise<void>;
}

type Tell = (line: string) => void;

/** Filling takes minutes, so the data is cached in the temporary folder until the tables change. */
async function keptFolder(name: string): Promise<string> {
  return join(tmpdir(), `kaj-bench-${name}-${await fingerprint('bench')}`);
}

async function fill(db: Database, jobs: number, tell: Tell): Promise<void> {
  const now = Date.now();
  await seedSampleData({ db, files: createFileStore(await keptFolder('files')), now });
  await indexOutdated(db);
  const [row] = await db.sql<{ count: number }[]>`select count(*)::int as count from jobs`;
  const missing = jobs - (row?.count ?? 0);
  if (missing <= 0) return;
  tell(`Adding ${missing.toLocaleString('en')} jobs…`);
  await addSyntheticJobs(db, { count: missing, now });
}

async function openEmbedded(jobs: number): Promise<BenchDatabase> {
  const template = await findTemplate('pglite', async (dataDir) =>
    (await connectDatabase({ dataDir })).close(),
  );
  const folder = await copyTemplate(template, await keptFolder(`pglite-${jobs}`));
  const db = await connectDatabase({ dataDir: join(folder, 'data') });
  return { db, close: db.close };
}

async function createOnce({ urlOf }: Cluster, name: string): Promise<void> {
  await askPostgres(urlOf('postgres'), async (run) => {
    const existing = await run`select from pg_database where datname = ${name}`;
    if (existing.length > 0) return;
    await run`create database ${sql.identifier(name)} template ${sql.identifier(TEMPLATE_DATABASE)}`;
  });
}

/**
 * Reads tables and indexes into memory, where a running server has them: a new process would wait for the disk. What is
 * known of their values is renewed, as PostgreSQL does by itself some time after a migration.
 */
const warmUp = (db: Database): Promise<void> =>
  db.background(async ({ sql: run }) => {
    await run`analyze`;
    await run`create extension if not exists pg_prewarm`;
    await run`
      select sum(pg_prewarm(oid)) from pg_class
      where relkind in ('r', 'i', 't') and relpersistence = 'p' and pg_relation_size(oid) > 0`;
  });

async function openPostgres(jobs: number): Promise<BenchDatabase> {
  const settings = ['shared_buffers=6GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min'];
  const cluster = await startCluster({ settings, keptIn: await keptFolder('postgres') });
  const name = `kaj_${jobs}`;
  await createOnce(cluster, name);
  const db = await connectDatabase({ databaseUrl: cluster.urlOf(name), dataDir: '' });
  const close = async () => {
    await db.close();
    await cluster.stop();
  };
  return { db, close };
}

/** Opens a database with at least that many jobs, filling it first where need be. */
export async function openBenchDatabase(engine: Engine, jobs: number, tell: Tell): Promise<BenchDatabase> {
  const database = engine === 'pglite' ? await openEmbedded(jobs) : await openPostgres(jobs);
  await fill(database.db, jobs, tell);
  if (engine === 'postgres') await warmUp(database.db);
  return database;
}
