import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPaths, HEALTH_PATH } from '#contract/http/paths.ts';
import { createRandom } from '#server/sample/synthetic/random.ts';
import { createWriter, type Writer } from '../../support/row-writer.ts';
import {
  endings,
  startCluster,
  TEMPLATE_DATABASE,
  type Cluster,
  type Ending,
} from '../../support/postgres-cluster.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

/** `KAJ_RESTARTS=50` for the long run. */
const RESTARTS = Number(process.env['KAJ_RESTARTS'] ?? 4);
const CLIENTS = 16;
/** So many writes are acknowledged before each restart. */
const WRITES = 24;

let cluster: Cluster;
let dataDir = '';
let server: ServerProcess;
let origin = '';

const startServer = async () => {
  server = startServerProcess({
    DATABASE_URL: cluster.urlOf(TEMPLATE_DATABASE),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT_FACTOR: '0',
  });
  origin = await server.ready;
};

beforeAll(async () => {
  // What is acknowledged has to survive a crash here.
  cluster = await startCluster({ settings: ['synchronous_commit=on'] });
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-restarts-'));
  await startServer();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const reads = [
  apiPaths.jobs,
  `${apiPaths.jobs}?search=engineer&sort=salary`,
  `${apiPaths.jobs}?jobType=full-time&page=2&perPage=5`,
  apiPaths.jobCategories,
  HEALTH_PATH,
];

interface Counts {
  answered: number;
  unavailable: number;
  wrong: string[];
}

/** Reads until the server is gone. */
async function readOn(counts: Counts): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const path = reads[turn % reads.length] ?? '';
    const response = await fetch(origin + path).catch(() => null);
    if (response === null) return;
    await response.arrayBuffer().catch(() => undefined);
    if (response.ok) counts.answered += 1;
    else if (response.status === 503 && response.headers.has('Retry-After')) counts.unavailable += 1;
    else counts.wrong.push(`${path}: ${response.status}`);
  }
}

const patience = { timeout: 120_000, interval: 20 };

/** Restarts PostgreSQL again and again, each time once it was written to since. */
async function restartUnder(written: () => number): Promise<void> {
  const ways = Object.keys(endings) as Ending[];
  for (let round = 0; round < RESTARTS; round += 1) {
    const before = written();
    await vi.waitFor(() => expect(written()).toBeGreaterThanOrEqual(before + WRITES), patience);
    await cluster.restart(ways[round % ways.length] ?? 'fast');
    expect(server.child.exitCode).toBeNull();
  }
  const before = written();
  await vi.waitFor(() => expect(written()).toBeGreaterThanOrEqual(before + WRITES), patience);
}

test(
  'a PostgreSQL that restarts and crashes under load ends no server and loses no acknowledged row',
  async () => {
    const random = createRandom(1);
    const names = Array.from({ length: CLIENTS / 2 }, (_, index) => `restarts-${index}`);
    const writers: Writer[] = [];
    for (const name of names) writers.push(await createWriter(origin, name, random));
    let acknowledged = 0;
    const counts: Counts = { answered: 0, unavailable: 0, wrong: [] };
    const clients = Promise.all([
      ...writers.map((writer) => writer.write(origin, () => (acknowledged += 1))),
      ...names.map(() => readOn(counts)),
    ]);
    await Promise.race([
      restartUnder(() => acknowledged),
      clients.then(() => expect.fail('The server is gone.')),
    ]);
    server.child.kill('SIGTERM');
    await clients;
    expect(await server.exited).toMatchObject({ code: 0 });
    expect(counts.wrong).toEqual([]);
    await startServer();
    const lost = (await Promise.all(writers.map((writer) => writer.check(origin)))).flat();
    expect(lost).toEqual([]);
    const rows = writers.reduce((sum, writer) => sum + writer.rows.length, 0);
    process.stdout.write(
      `${RESTARTS} restarts: ${rows} rows acknowledged in ${acknowledged} writes, ${counts.answered} reads, ${counts.unavailable} of them refused with 503\n`,
    );
  },
  120_000 + RESTARTS * 60_000,
);
