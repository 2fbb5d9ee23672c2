import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connectDatabase, type Database, type DatabaseOptions } from '#server/db/client.ts';
import type { StatementObserver } from '#server/db/engine/pool.ts';
import { newId } from '#server/ids.ts';
import { askPostgres } from './ask-postgres.ts';
import { startCluster, TEMPLATE_DATABASE, type Cluster } from './postgres-cluster.ts';
import { findSharedCluster } from './shared-cluster.ts';
import { copyTemplate, findTemplate } from './test-template.ts';

export type Engine = 'pglite' | 'postgres';

/** A migrated, empty database of its own. */
export interface TestDatabase {
  db: Database;
  /** Opens it again: several instances on PostgreSQL, or after closing. */
  open: (options?: Partial<DatabaseOptions>) => Promise<Database>;
  close: () => Promise<void>;
}

/** The engine that the API tests run on: `KAJ_TEST_ENGINE`, the embedded one by default. */
export function testEngine(): Engine {
  const name = process.env['KAJ_TEST_ENGINE'] ?? 'pglite';
  if (name === 'pglite' || name === 'postgres') return name;
  throw new Error(`KAJ_TEST_ENGINE must be pglite or postgres, not ${name}.`);
}

async function prepareEmbedded(folder: string): Promise<void> {
  const db = await connectDatabase({ dataDir: folder });
  await db.close();
}

/** Data of the embedded engine in a folder of its own. */
export interface DataFolder {
  dataDir: string;
  remove: () => Promise<void>;
}

/** A data folder of the embedded engine, with the tables in place and no rows. */
export async function createDataFolder(): Promise<DataFolder> {
  const folder = await copyTemplate(await findTemplate('pglite', prepareEmbedded));
  return { dataDir: join(folder, 'data'), remove: () => rm(folder, { recursive: true, force: true }) };
}

async function createEmbedded(observer?: StatementObserver): Promise<TestDatabase> {
  const { dataDir, remove } = await createDataFolder();
  const open: TestDatabase['open'] = (options) => connectDatabase({ dataDir, observer, ...options });
  const db = await open();
  const close = async () => {
    await db.close();
    await remove();
  };
  return { db, open, close };
}

/** One server for all databases of this process, unless the run has one; it stops with the last of them. */
let cluster: Promise<Pick<Cluster, 'urlOf' | 'stop'>> | undefined;
let clusterUsers = 0;

async function releaseCluster(): Promise<void> {
  clusterUsers -= 1;
  if (clusterUsers > 0) return;
  const last = cluster;
  cluster = undefined;
  await (await last)?.stop();
}

async function createOnPostgres(observer?: StatementObserver): Promise<TestDatabase> {
  clusterUsers += 1;
  cluster ??= Promise.resolve(findSharedCluster() ?? startCluster());
  const { urlOf } = await cluster;
  const name = `kaj_${newId()}`;
  await askPostgres(
    urlOf('postgres'),
    (run) => run`create database ${sql.identifier(name)} template ${sql.identifier(TEMPLATE_DATABASE)}`,
  );
  const open: TestDatabase['open'] = (options) =>
    connectDatabase({ databaseUrl: urlOf(name), dataDir: '', observer, ...options });
  const db = await open();
  const close = async () => {
    await db.close();
    await releaseCluster();
  };
  return { db, open, close };
}

/** A fresh database with the tables in place and no rows. */
export function createTestDatabase(
  engine: Engine = testEngine(),
  observer?: StatementObserver,
): Promise<TestDatabase> {
  return engine === 'pglite' ? createEmbedded(observer) : createOnPostgres(observer);
}
