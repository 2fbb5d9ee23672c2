import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountPaths } from '#contract/http/paths.ts';
import { askPostgres } from '../support/ask-postgres.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startCluster, TEMPLATE_DATABASE, type Cluster } from '../support/postgres-cluster.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';

const SERVERS = 3;
const PEOPLE = 30;

let cluster: Cluster;
let mailServer: MailServer;
let dataDir = '';
const servers: ServerProcess[] = [];
const url = () => cluster.urlOf(TEMPLATE_DATABASE);

beforeAll(async () => {
  cluster = await startCluster();
  mailServer = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-mail-servers-'));
  const settings = {
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
      const person = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '017', password: 'long enough' };
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
