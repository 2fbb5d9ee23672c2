import { and, count, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge } from 'prom-client';
import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { channels } from '#contract/subscription/subscription.ts';
import type { Config } from '../config.ts';
import type { Database, EngineState } from '../db/client.ts';
import type { Connection } from '../db/connection.ts';
import { subscriptions } from '../db/subscription-schema.ts';
import { readBearer } from '../http/request/require-user.ts';
import { cachePolicy } from '../http/response/conditional.ts';
import { isSameSecret } from '../policies/sessions.ts';
import { countFailed, listWaiting, type WaitingWork } from '../queue/queue.ts';
import { isWorkName, workKinds } from '../queue/work-kinds.ts';
import { withTimeout } from '../timing.ts';
import { createTtlCache, readOnce } from '../ttl-cache.ts';
import type { Metrics } from './metrics.ts';

const currentStatuses = ['pending', 'active', 'blocked'] as const;

/** Subscriptions that have not ended, by operator and status. It reads all rows. Async, because a Drizzle query runs again at each `then`. */
const countSubscriptions = async ({
  db,
  config,
}: {
  db: Pick<Connection, 'orm'>;
  config: Pick<Config, 'subscription'>;
}) =>
  db.orm
    .select({ channel: subscriptions.channel, status: subscriptions.status, count: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.isSandbox, config.subscription.isSandbox),
        inArray(subscriptions.status, [...currentStatuses]),
      ),
    )
    .groupBy(subscriptions.channel, subscriptions.status);

const QUEUE_MS = 10 * SECOND_MS;
/** Rarely, as counting reads all subscriptions. */
const SUBSCRIPTIONS_MS = 5 * MINUTE_MS;
/** So that an unreachable database does not delay the other metrics. */
const DATABASE_TIMEOUT_MS = SECOND_MS;

/** The dependencies of the state metrics. */
export interface StateContext {
  db: Database;
  clock: () => number;
  config: Config;
  metrics: Metrics;
}

interface Counts {
  waiting: WaitingWork[];
  failed: number;
  subscriptions: Awaited<ReturnType<typeof countSubscriptions>>;
}

/** Counts rows, with caching. @returns null if the database does not answer in time */
function createCounting(context: StateContext): () => Promise<Counts | null> {
  const { db, clock } = context;
  const works = createTtlCache<Promise<[WaitingWork[], number]>>({ clock, forMs: QUEUE_MS, max: 1 });
  const cached = createTtlCache<Promise<Counts['subscriptions']>>({ clock, forMs: SUBSCRIPTIONS_MS, max: 1 });
  const read = async (): Promise<Counts> => {
    const [waiting, failed] = await readOnce(works, '', async () => [
      await listWaiting(db),
      await countFailed(db),
    ]);
    return { waiting, failed, subscriptions: await readOnce(cached, '', () => countSubscriptions(context)) };
  };
  const orNull = (): Promise<Counts | null> => read().catch(() => null);
  return () => withTimeout(DATABASE_TIMEOUT_MS, orNull(), () => null);
}

type AddGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

function createQueueGauges(add: AddGauge, clock: () => number) {
  const waiting = add('kaj_queue_waiting', 'Work that waits or runs.', ['kind']);
  const oldest = add('kaj_queue_oldest_age_seconds', 'Age of the oldest work that waits or runs.', ['kind']);
  const failed = add('kaj_queue_failed', 'Work that failed for good.');
  return (counts: Counts | null): void => {
    waiting.reset();
    oldest.reset();
    failed.remove();
    if (counts === null) return;
    failed.set(counts.failed);
    for (const kind of Object.keys(workKinds)) {
      waiting.set({ kind }, 0);
      oldest.set({ kind }, 0);
    }
    for (const { kind: name, count, since } of counts.waiting) {
      const kind = isWorkName(name) ? name : 'other';
      waiting.set({ kind }, count);
      oldest.set({ kind }, Math.max(0, clock() - since) / 1000);
    }
  };
}

function createSubscriptionGauges(add: AddGauge) {
  const subscriptions = add('kaj_subscriptions', 'Subscriptions that have not ended.', [
    'operator',
    'status',
  ]);
  return (counts: Counts | null): void => {
    subscriptions.reset();
    if (counts === null) return;
    for (const operator of channels)
      for (const status of currentStatuses) subscriptions.set({ operator, status }, 0);
    for (const { channel, status, count } of counts.subscriptions)
      subscriptions.set({ operator: channel, status }, count);
  };
}

function createPoolGauges(add: AddGauge) {
  const connections = add('kaj_database_connections', 'Connections to the database.', ['pool', 'state']);
  const waiting = add('kaj_database_waiting', 'Statements that wait for a connection.', ['pool']);
  return ({ pools }: EngineState): void => {
    for (const [pool, { used, idle, waiting: count }] of Object.entries(pools)) {
      connections.set({ pool, state: 'used' }, used);
      connections.set({ pool, state: 'idle' }, idle);
      waiting.set({ pool }, count);
    }
  };
}

function createEmbeddedMetrics(add: AddGauge, { registry }: Metrics) {
  const up = add('kaj_embedded_database_up', '1 while the embedded engine runs.');
  const restarts = new Counter({
    name: 'kaj_embedded_database_restarts_total',
    help: 'Engines started in place of one that ended.',
    registers: [registry],
  });
  return ({ embedded }: EngineState): void => {
    up.set(embedded?.isUp === true ? 1 : 0);
    restarts.reset();
    restarts.inc(embedded?.restarts ?? 0);
  };
}

/** Metrics of the state at a scrape. @returns a function that updates them */
function createStateMetrics(context: StateContext): () => Promise<void> {
  const { db, clock, metrics } = context;
  const registers = [metrics.registry];
  const add: AddGauge = (name, help, labelNames = []) => new Gauge({ name, help, labelNames, registers });
  const count = createCounting(context);
  const up = add('kaj_database_up', '1 when the database answered within the last 10 seconds.');
  const ofCounts = [createQueueGauges(add, clock), createSubscriptionGauges(add)];
  const ofEngine = [createPoolGauges(add)];
  if (db.readState().embedded !== undefined) ofEngine.push(createEmbeddedMetrics(add, metrics));
  return async () => {
    // Read before counting, which uses a connection itself.
    const state = db.readState();
    const counts = await count();
    up.set(counts === null ? 0 : 1);
    for (const update of ofCounts) update(counts);
    for (const update of ofEngine) update(state);
  };
}

/** Metrics for Prometheus, with `METRICS_TOKEN`; 404 without that setting. */
export function createMetricsRoutes(context: StateContext): Hono {
  const routes = new Hono();
  const { metrics, config } = context;
  const { metricsToken } = config;
  if (metricsToken === undefined) return routes;
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry });
  const update = createStateMetrics(context);
  return routes.get('/metrics', async (c) => {
    c.header('Cache-Control', cachePolicy.none);
    const token = readBearer(c.req.header('Authorization'));
    if (token === null || !isSameSecret(token, metricsToken))
      return c.body(null, 401, { 'WWW-Authenticate': 'Bearer realm="metrics"' });
    await update();
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}
