import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connectDatabase } from '#server/db/client.ts';
import { askPostgres } from './ask-postgres.ts';
import { copyTemplate, findTemplate } from './test-template.ts';

/** A PostgreSQL server of our own on loopback. */
export interface Cluster {
  /** The address of a database in it. */
  urlOf: (database: string) => string;
  /** The server's process, for what looks at its memory. */
  pid: number;
  /** Ends it in one of PostgreSQL's ways, or by a kill, and starts it again on the same data. */
  restart: (ending: Ending) => Promise<void>;
  stop: () => Promise<void>;
}

/** How PostgreSQL ends: it breaks off what runs; it crashes; its first process alone is killed. */
export const endings = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;
export type Ending = keyof typeof endings;

/** The database that every test's database is copied from. */
export const TEMPLATE_DATABASE = 'kaj_template';

/** The folder of PostgreSQL's programs, newest version first; null where there are none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

const readId = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: then its own user runs it. */
function readUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: readId('-u'), gid: readId('-g') };
}

async function giveTo({ uid, gid }: { uid?: number; gid?: number }, folder: string): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['', ...entries]) await chown(join(folder, entry), uid, gid);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function run(program: string, parameters: readonly string[]): Promise<void> {
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'], ...readUser() });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`);
}

const RETRY_MS = 10;

/** @returns false when it ended before it answered */
async function untilAnswering(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const isAnswering = await askPostgres(url, (run) => run`select 1`).then(
      () => true,
      () => false,
    );
    if (isAnswering) return true;
    await delay(RETRY_MS);
  }
  return false;
}

/** Starts PostgreSQL on a data folder. It is thrown away afterwards, so nothing waits for the disk. */
async function launch(bin: string, folder: string, settings: readonly string[] = []): Promise<Cluster> {
  const port = await findFreePort();
  const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', ...settings];
  const parameters = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
  const start = () =>
    spawn(join(bin, 'postgres'), [...parameters, ...flags.flatMap((flag) => ['-c', flag])], {
      stdio: 'ignore',
      ...readUser(),
    });
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let child = start();
  const end = async (ending: Ending) => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(endings[ending]);
    await exited;
  };
  const restart = async (ending: Ending) => {
    await end(ending);
    // After a kill it refuses to start until the last of the old processes is gone.
    do child = start();
    while (!(await untilAnswering(urlOf('postgres'), child)));
  };
  if (!(await untilAnswering(urlOf('postgres'), child)))
    throw new Error('PostgreSQL ended before it answered.');
  return { urlOf, pid: child.pid ?? 0, restart, stop: () => end('fast') };
}

async function prepare(bin: string, folder: string): Promise<void> {
  await giveTo(readUser(), join(folder, '..'));
  await run(join(bin, 'initdb'), [
    '-D',
    folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ]);
  const cluster = await launch(bin, folder);
  try {
    const name = sql.identifier(TEMPLATE_DATABASE);
    await askPostgres(cluster.urlOf('postgres'), (run) => run`create database ${name}`);
    const db = await connectDatabase({ databaseUrl: cluster.urlOf(TEMPLATE_DATABASE), dataDir: folder });
    await db.close();
  } finally {
    await cluster.stop();
  }
}

export interface ClusterOptions {
  /** Settings of the server, like `shared_buffers=1GB`. */
  settings?: readonly string[];
  /** A folder that is used again, and stays; otherwise everything is thrown away at the end. */
  keptIn?: string;
}

/** Starts a PostgreSQL of our own that holds {@link TEMPLATE_DATABASE}, with the tables in place. */
export async function startCluster({ settings = [], keptIn }: ClusterOptions = {}): Promise<Cluster> {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL’s programs are not installed.');
  const template = await findTemplate('postgres', (folder) => prepare(bin, folder));
  const folder = await copyTemplate(template, keptIn);
  await giveTo(readUser(), folder);
  const cluster = await launch(bin, join(folder, 'data'), settings);
  const stop = async () => {
    await cluster.stop();
    if (keptIn === undefined) await rm(folder, { recursive: true, force: true });
  };
  return { ...cluster, stop };
}
