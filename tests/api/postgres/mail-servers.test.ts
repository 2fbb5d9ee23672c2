import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { askPostgres } from '../../support/ask-postgres.ts';
import { startMailServer, type MailServer } from '../../support/mail-server.ts';
import { startCluster, TEMPLATE_DATABASE, type Cluster } from '../../support/postgres-cluster.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

const SERVERS = 3;
const PEOPLE = 30;

let cluster: Cluster;
let mailServer: MailServer;
let dataDir = '';
let settings: Record<string, string> = {};
const servers: ServerProcess[] = [];
const url = () => cluster.urlOf(TEMPLATE_DATABASE);

beforeAll(async () => {
  cluster = await startCluster();
  mailServer = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-mail-servers-'));
  settings = {
    DATABASE_URL: url(),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT_FACTOR: '0',
    SMTP_URL: mailServer.url.href,
    MAIL_FROM: 'Kaj <mail@kaj.example>',
    PUBLIC_URL: 'https://kaj.example',
  };
  for (let index = 0; index < SERVERS; index += 1) servers.push(startServerProcess(settings));
});
afterAll(async () => {
  await mailServer.close();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = async (address: string, body: object): Promise<number> => {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

test('each mail is sent once, by one of three servers on one database', async () => {
  const origins = await Promise.all(servers.map(({ ready }) => ready));
  const emails = Array.from({ length: PEOPLE }, (_, index) => `person.${index}@example.com`);
  const statuses = await Promise.all(
    emails.map(async (email, index) => {
      const origin = origins[index % SERVERS] ?? '';
      const person = {
        firstName: 'Rina',
        lastName: 'Akter',
        phoneNumber: '01712345678',
        password: 'long enough',
      };
      const registered = await post(origin + accountPaths.register, { ...person, email });
      return [registered, await post(origin + accountPaths.forgotPassword, { email })];
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([201, 200]));
  await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThanOrEqual(2 * PEOPLE), {
    timeout: 60_000,
  });
  for (const { child } of servers) child.kill('SIGTERM');
  for (const server of servers) expect(await server.exited).toMatchObject({ code: 0 });
  const received = mailServer.mails.map(({ to }) => to).sort();
  expect(received).toEqual([...emails, ...emails].sort());
  const waiting = await askPostgres(
    url(),
    (run) => run`select id from queue.job where data->>'kind' = 'mail' and state <> 'completed'`,
  );
  expect(waiting).toEqual([]);
  const logged = servers.map(({ stdout, stderr }) => stdout() + stderr()).join('');
  expect(logged).not.toMatch(/@example\.com|Error|Alert/);
});

test('a weekly round goes to each once, with one Message-ID, though a server is killed in the middle of it', async () => {
  const PEOPLE_OF_ROUND = 230;
  const before = mailServer.mails.length;
  await askPostgres(url(), async (run) => {
    await run`
      insert into users (id, email, email_verified_at)
      select 'weekly-' || n, 'weekly.' || n || '@example.com', now() from generate_series(1, ${PEOPLE_OF_ROUND}::int) n`;
    await run`
      insert into jobs (id, title, job_type, application_deadline, created_at, created_by, company_id, category_id)
      select users.id, 'Driver', 'on-site', now() + interval '60 days', now() - interval '10 days', users.id,
        (select id from companies limit 1), (select id from categories limit 1)
      from users where users.id like 'weekly-%'`;
    await run`insert into mail_rounds (name, due_at, finished_at)
      values ('weekly', now() - interval '30 days', now() - interval '30 days')
      on conflict (name) do update set due_at = excluded.due_at, finished_at = excluded.finished_at`;
    await run`delete from queue.job`;
  });
  const [killed, ...others] = Array.from({ length: 2 }, () => startServerProcess(settings));
  await Promise.all([killed?.ready, ...others.map(({ ready }) => ready)]);
  await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(before + 5), { timeout: 60_000 });
  killed?.child.kill('SIGKILL');
  await killed?.exited;
  // What it had taken is returned once its time is over (queue-servers.test.ts), which is not waited for here.
  await askPostgres(
    url(),
    (run) =>
      run`update queue.job set state = 'retry', start_after = now(), started_on = null where state = 'active'`,
  );
  const readIds = () => {
    const ids = new Map<string, Set<string>>();
    for (const { to, content } of mailServer.mails.slice(before)) {
      const id = /^Message-ID: (.+)\r$/im.exec(content)?.[1] ?? '';
      ids.set(to, (ids.get(to) ?? new Set()).add(id));
    }
    return ids;
  };
  await vi.waitFor(() => expect(readIds().size).toBe(PEOPLE_OF_ROUND), { timeout: 150_000, interval: 500 });
  for (const { child } of others) child.kill('SIGTERM');
  for (const server of others) expect(await server.exited).toMatchObject({ code: 0 });
  expect([...readIds().values()].filter(({ size }) => size !== 1)).toEqual([]);
  const rounds = await askPostgres(
    url(),
    (run) => run`select finished_at is not null as done from mail_rounds where name = 'weekly'`,
  );
  expect(rounds).toEqual([{ done: true }]);
}, 240_000);
