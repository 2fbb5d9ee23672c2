import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Hono } from 'hono';
import type { AppContext } from '#server/app-context.ts';
import { createApp } from '#server/app.ts';
import { buildAll } from '#build/build-all.ts';
import { root, isBuilt } from '#build/stamp.ts';
import { readConfig, toClientConfigs } from '#server/config.ts';
import { connectDatabase, type Database } from '#server/db/client.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { loadBuilds } from '#server/http/client-files.ts';
import type { LogEntry } from '#server/log.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { openQueue } from '#server/queue/queue.ts';
import { loadRenderers, type Renderers } from '#server/pages/load-renderer.ts';
import { createGateway } from '#server/subscription/open-gateway.ts';
import type { Engine } from '../support/database.ts';
import { findPostgres } from '../support/postgres-cluster.ts';
import { toQuantile, toTable, type Row } from './rows.ts';
import { measureAlerts } from './server-alerts.ts';
import { openBenchDatabase } from './server-databases.ts';
import { measureInbox } from './server-inbox.ts';
import { printPlans } from './server-plans.ts';
import { measureOverload, measureRendering } from './server-rendering.ts';
import { createWorkloads, WARM_UP_REQUESTS, type Workload } from './server-requests.ts';

export interface ServerBenchOptions {
  /** How many jobs. */
  sizes?: readonly number[];
  engines?: readonly Engine[];
  /** A PostgreSQL that is filled already; the sizes are then its own. */
  url?: string | undefined;
  /** Prints the plans of one request of each kind. */
  plans?: boolean;
}

const SIZES = [100, 10_000, 100_000, 1_000_000];
/** The embedded engine is not meant for more. */
const MAX_EMBEDDED = 100_000;

/** §"Speed": p95 in ms, by engine, size and kind of request. */
function findBudget(engine: Engine, jobs: number, { kind }: Workload): Row['budget'] {
  if (engine === 'pglite' && jobs === 10_000 && (kind === 'list' || kind === 'search')) return { most: 10 };
  if (engine !== 'postgres' || jobs < 1_000_000) return undefined;
  return {
    list: { most: 10 },
    page: { most: 50 },
    search: { most: 40 },
    rendered: { most: 15 },
    other: undefined,
  }[kind];
}

interface BenchApp {
  app: Hono;
  context: AppContext;
  renderers: Renderers;
}

/** With the built app, so that pages are rendered. */
async function createBenchApp(db: Database): Promise<BenchApp> {
  const base = {
    db,
    config: readConfig({}),
    clock: Date.now,
    files: createFileStore('unused'),
    metrics: createMetrics(),
    log: (entry: LogEntry) => {
      if (entry.level === 'error') process.stderr.write(`${String(entry.reason)}\n`);
    },
  };
  const gateway = createGateway(base, { phoneKey: 'unused', notificationKey: 'unused' });
  const context: AppContext = {
    ...base,
    gateway,
    queue: await openQueue(base),
    mailer: openMailer(base.config),
    disk: { requireSpace: () => undefined },
  };
  const dist = join(root, 'dist');
  const builds = await loadBuilds(dist, toClientConfigs(base.config));
  const renderers = await loadRenderers(dist);
  return { app: createApp(context, builds, renderers), context, renderers };
}

const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' };

/** Sequential requests, from request to the last byte. */
async function time(app: Hono, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    const response = await app.request(path, { headers: asBrowser });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  }
  return times;
}

async function measureDatabase(db: Database, engine: Engine, jobs: number): Promise<Row[]> {
  const { app, context, renderers } = await createBenchApp(db);
  const rows: Row[] = [];
  for (const workload of await createWorkloads(db, jobs)) {
    await time(app, workload.paths.slice(0, WARM_UP_REQUESTS));
    const paths = workload.paths.slice(WARM_UP_REQUESTS);
    const before = process.cpuUsage();
    const times = await time(app, paths);
    const { user, system } = process.cpuUsage(before);
    const processorMs = (user + system) / 1000 / paths.length;
    rows.push({
      what: `${engine}, ${jobs.toLocaleString('en')} jobs: ${workload.what}`,
      measured: toQuantile(times, 0.95),
      unit: 'ms',
      budget: findBudget(engine, jobs, workload),
      note: `p95; p50 ${toQuantile(times, 0.5).toFixed(1)}, most ${Math.max(...times).toFixed(1)}, processor ${processorMs.toFixed(1)} each`,
    });
  }
  rows.push(await measureOverload(app));
  rows.push(await measureRendering(app, renderers, context.config));
  rows.push(...(await measureInbox(app, context, engine)));
  if (engine === 'postgres' && jobs >= 1_000_000) rows.push(...(await measureAlerts(context, jobs)));
  return rows;
}

const tell = (line: string) => void process.stderr.write(`${line}\n`);

async function measureUrl(url: string, plans: boolean): Promise<Row[]> {
  const db = await connectDatabase({ databaseUrl: url, dataDir: '' });
  const [row] = await db.sql<{ count: number }[]>`select count(*)::int as count from jobs`;
  const jobs = row?.count ?? 0;
  const rows = await measureDatabase(db, 'postgres', jobs);
  if (plans) await printPlans(db, (await createBenchApp(db)).app, await createWorkloads(db, jobs));
  await db.close();
  return rows;
}

/**
 * Measures the list, filters, any page, search, one job, and pages as the server renders them: p95 of each, with p50,
 * the most, and the processor time of this process in the note.
 */
export async function measureServer(options: ServerBenchOptions = {}): Promise<Row[]> {
  const { sizes = SIZES, plans = false, url } = options;
  if (url !== undefined) return measureUrl(url, plans);
  const found: Engine[] = findPostgres() === null ? ['pglite'] : ['pglite', 'postgres'];
  const rows: Row[] = [];
  for (const engine of options.engines ?? found) {
    for (const jobs of sizes.filter((size) => engine === 'postgres' || size <= MAX_EMBEDDED)) {
      const { db, close } = await openBenchDatabase(engine, jobs, tell);
      rows.push(...(await measureDatabase(db, engine, jobs)));
      if (plans) await printPlans(db, (await createBenchApp(db)).app, await createWorkloads(db, jobs));
      await close();
    }
  }
  return rows;
}

async function main(): Promise<void> {
  if (!(await isBuilt())) await buildAll();
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string' },
      engine: { type: 'string' },
      url: { type: 'string' },
      plans: { type: 'boolean', default: false },
    },
  });
  const engine = (['pglite', 'postgres'] as const).find((name) => name === values.engine);
  const rows = await measureServer({
    sizes: values.sizes?.split(',').map(Number),
    engines: engine === undefined ? undefined : [engine],
    url: values.url,
    plans: values.plans,
  });
  process.stdout.write(toTable('Server, one request after another', rows));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
