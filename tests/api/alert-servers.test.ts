import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askPostgres } from '../support/ask-postgres.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startCluster, TEMPLATE_DATABASE, type Cluster } from '../support/postgres-cluster.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';

/** More by hand: `ALERTS=10000 KILLS=20`. */
const ALERTS = Number(process.env['ALERTS'] ?? 400);
const KILLS = Number(process.env['KILLS'] ?? 4);
const SERVERS = 3;
/** Only killed servers' work is left. */
const STALLED_MS = 4000;
const LIMIT_MS = 60_000 + ALERTS * 200;

let cluster: Cluster;
let mailServer: MailServer;
let dataDir = '';
const url = () => cluster.urlOf(TEMPLATE_DATABASE);

beforeAll(async () => {
  cluster = await startCluster();
  mailServer = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-alert-servers-'));
});
afterAll(async () => {
  await mailServer.close();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): ServerProcess =>
  startServerProcess({
    DATABASE_URL: url(),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    SMTP_URL: mailServer.url.href,
    MAIL_FROM: 'Kaj <mail@kaj.example>',
    PUBLIC_URL: 'https://kaj.example',
  });

/** Confirmed alerts for every new job. */
const addAlerts = () =>
  askPostgres(
    url(),
    (run) => run`
      insert into alerts (id, key_hash, query, channel, pace, language, origin, email, email_key, confirmed_at, next_at)
      select lpad(to_hex(number), 24, '0'), 'x', case when number % 2 = 0 then '' else 'country=Bangladesh' end, 'email',
        'at-once', 'en', 'https://kaj.example', 'reader.' || number || '@example.com',
        'reader.' || number || '@example.com', now(), now() - interval '1 hour'
      from generate_series(1, ${ALERTS}) number`,
  );

/** All open jobs are as if they had just been listed. */
const listAll = () =>
  askPostgres(
    url(),
    (run) => run`insert into new_jobs (job_id) select id from jobs where listed on conflict do nothing`,
  );

const messageId = (content: string): string => /^Message-ID: (\S+)/m.exec(content)?.[1] ?? '';

/** What killed servers had begun is due for others, as once the time of its kind is over. */
const returnWork = () =>
  askPostgres(
    url(),
    (run) => run`
      update queue.job set state = 'retry', start_after = now() - interval '1 second'
      where name = 'work' and state = 'active'`,
  );

const countWaiting = async (): Promise<number> => {
  const [row] = await askPostgres(
    url(),
    (run) => run`
      select (select count(*) from queue.job where name = 'work' and data->>'kind' = 'alert' and state < 'completed')::int
        + (select count(*) from alerts where pending_count > 0)::int + (select count(*) from new_jobs)::int as count`,
  );
  return Number(row?.['count']);
};

/** Waits for so many mails, or until nothing is left to be sent. */
async function untilReceived(wanted: number): Promise<void> {
  let before = { received: -1, at: performance.now() };
  while (mailServer.mails.length < wanted && (await countWaiting()) > 0) {
    await delay(50);
    const received = mailServer.mails.length;
    if (received > before.received) before = { received, at: performance.now() };
    else if (performance.now() - before.at > STALLED_MS) await returnWork();
  }
}

test(
  'each digest of many is sent once by three servers, whichever of them are killed',
  async () => {
    // The first start creates the tables and the jobs.
    const first = start();
    await first.ready;
    first.child.kill('SIGTERM');
    await first.exited;
    await addAlerts();
    await listAll();
    const servers = Array.from({ length: SERVERS }, start);
    await Promise.all(servers.map(({ ready }) => ready));
    for (let kill = 0; kill < KILLS; kill += 1) {
      // In the middle of the work, not before and not after it.
      await untilReceived((ALERTS * (kill + 1)) / (KILLS + 2));
      const place = kill % SERVERS;
      servers[place]?.child.kill('SIGKILL');
      await servers[place]?.exited;
      servers[place] = start();
      await servers[place]?.ready;
    }
    await untilReceived(Infinity);
    for (const { child } of servers) child.kill('SIGTERM');
    for (const server of servers) expect(await server.exited).toMatchObject({ code: 0 });
    const ids = new Map<string, Set<string>>();
    for (const { to, content } of mailServer.mails)
      ids.set(to, (ids.get(to) ?? new Set()).add(messageId(content)));
    // A mail whose server died before it could note that it was sent comes twice, with the same Message-ID.
    expect(ids.size).toBe(ALERTS);
    expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(mailServer.mails.length - ALERTS).toBeLessThan(KILLS * 20);
  },
  LIMIT_MS,
);
