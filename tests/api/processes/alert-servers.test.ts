import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { createRandom } from '#server/sample/synthetic/random.ts';
import { startChannel, type ChannelStub } from '../../support/alert-channels.ts';
import { askPostgres } from '../../support/ask-postgres.ts';
import { startCluster, TEMPLATE_DATABASE, type Cluster } from '../../support/postgres-cluster.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';
import { shiftClock } from '../../support/shift-clock.ts';

/** More by hand: `ALERTS=10000 KILLS=20 SEED=7 … -t push`. */
const ALERTS = Number(process.env['ALERTS'] ?? 200);
const KILLS = Number(process.env['KILLS'] ?? 4);
const SEED = Number(process.env['SEED'] ?? 1);
const SERVERS = 3;
/** Only killed servers' work is left. */
const STALLED_MS = 4000;
const LIMIT_MS = 60_000 + ALERTS * 200;

let cluster: Cluster;
let dataDir = '';

beforeAll(async () => {
  cluster = await startCluster();
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-alert-servers-'));
});
afterAll(async () => {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Noon in Bangladesh, as nothing rings at night. */
const toNoon = (): number => 6 * HOUR_MS - (Date.now() % DAY_MS);

interface Stage {
  url: string;
  channel: ChannelStub;
}

const start = ({ url, channel }: Stage): ServerProcess =>
  startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'https://kaj.example',
    ...channel.settings,
    ...shiftClock(toNoon()),
  });

/** Confirmed alerts for every new job, each with a recipient of its own. */
async function addAlerts({ url, channel }: Stage, name: ServedChannel): Promise<void> {
  const rows = Array.from({ length: ALERTS }, (_, number) => ({
    id: String(number).padStart(24, '0'),
    query: number % 2 === 0 ? '' : 'country=Bangladesh',
    ...channel.newRecipient(number),
  }));
  await askPostgres(
    url,
    (run) => run`
      insert into alerts (id, key_hash, query, channel, pace, language, origin, email, email_key, endpoint, p256dh,
        auth, confirmed_at, next_at)
      select id, 'x', query, ${name}, 'at-once', 'en', 'https://kaj.example', email, email, endpoint, p256dh, auth,
        now(), now() - interval '1 day'
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as added(id text, query text, email text, endpoint text, p256dh text, auth text)`,
  );
}

/** All open jobs are as if they had just been listed. */
const listAll = ({ url }: Stage) =>
  askPostgres(
    url,
    (run) => run`
      insert into new_jobs (job_id) select id from jobs where listed and closes_at > now() + interval '1 day'
      on conflict do nothing`,
  );

/** What killed servers had begun is due for others, as once the time of its kind is over. */
const returnWork = ({ url }: Stage) =>
  askPostgres(
    url,
    (run) => run`
      update queue.job set state = 'retry', start_after = now() - interval '1 second'
      where name = 'work' and state = 'active'`,
  );

const countWaiting = async ({ url }: Stage): Promise<number> => {
  const [row] = await askPostgres(
    url,
    (run) => run`
      select (select count(*) from queue.job where name = 'work' and data->>'kind' = 'alert' and state < 'completed')::int
        + (select count(*) from alerts where pending_count > 0)::int + (select count(*) from new_jobs)::int as count`,
  );
  return Number(row?.['count']);
};

/** Waits for so many digests, or until nothing is left to be sent. */
async function untilReceived(stage: Stage, wanted: number): Promise<void> {
  const count = () => stage.channel.received().length;
  let before = { received: -1, at: performance.now() };
  while (count() < wanted && (await countWaiting(stage)) > 0) {
    await delay(50);
    const received = count();
    if (received > before.received) before = { received, at: performance.now() };
    else if (performance.now() - before.at > STALLED_MS) await returnWork(stage);
  }
}

/** Kills a server at random in the middle of the work, and starts another one in its place. */
async function killSome(stage: Stage, servers: ServerProcess[]): Promise<void> {
  const random = createRandom(SEED);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await untilReceived(stage, (ALERTS * (kill + random.next())) / (KILLS + 1) + 1);
    const place = random.whole(0, SERVERS - 1);
    servers[place]?.child.kill('SIGKILL');
    await servers[place]?.exited;
    servers[place] = start(stage);
    await servers[place]?.ready;
  }
}

/** Messages are claimed before they are sent, which `alert-sms.test.ts` shows. */
const servedChannels = ['email', 'push'] as const;
type ServedChannel = (typeof servedChannels)[number];

test.each(servedChannels)(
  'each digest of many is sent once by three servers, whichever of them are killed: %s',
  async (name) => {
    await askPostgres(
      cluster.urlOf('postgres'),
      (run) => run`create database ${sql.raw(name)} template ${sql.raw(TEMPLATE_DATABASE)}`,
    );
    const channel = await startChannel[name]();
    const stage = { url: cluster.urlOf(name), channel };
    // The first start creates the tables and the jobs.
    const first = start(stage);
    await first.ready;
    first.child.kill('SIGTERM');
    await first.exited;
    await addAlerts(stage, name);
    await listAll(stage);
    const servers = Array.from({ length: SERVERS }, () => start(stage));
    await Promise.all(servers.map(({ ready }) => ready));
    await killSome(stage, servers);
    await untilReceived(stage, Infinity);
    for (const { child } of servers) child.kill('SIGTERM');
    for (const server of servers) expect(await server.exited).toMatchObject({ code: 0 });
    const received = channel.received();
    await channel.close();
    const ids = new Map<string, Set<string>>();
    for (const { to, id } of received) ids.set(to, (ids.get(to) ?? new Set()).add(id));
    // What its server had sent, but not noted, when it died comes twice, with the same id.
    expect(ids.size).toBe(ALERTS);
    expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(received.length - ALERTS).toBeLessThan(KILLS * 20);
  },
  LIMIT_MS,
);
