import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { createSession } from '#server/policies/sessions.ts';
import type { Database } from '#server/db/client.ts';
import { exportDatabase, movedTables, unmovedTables } from '#server/transfer/dump.ts';
import { importDatabase } from '#server/transfer/import.ts';
import { openQueue, type Work, listFailed, listWaiting } from '#server/queue/queue.ts';
import { insertReport } from '#server/reports/store.ts';

import {
  readReceipt,
  sendApplication,
  addJob,
  addJobDefaults,
  addPerson,
  addTemplate,
} from '../../support/stage.ts';
import { createTestDatabase, testEngine, type TestDatabase } from '../../support/database.ts';
import { findPostgres } from '../../support/postgres-cluster.ts';
import { addUpkeep, makeDue } from '../../support/queue.ts';
import { useTestServer } from '../../support/server.ts';
import { newPhone, subscribe } from '../../support/subscription-calls.ts';

/** From one engine to the other, where this machine has both. */
const otherEngine = testEngine() === 'pglite' && findPostgres() !== null ? 'postgres' : 'pglite';
const server = useTestServer();
const silent = () => undefined;
const options = { isPrivate: false, onTable: silent };

const subscriber = newPhone('18');
let folder = '';
let whole = '';
let target: TestDatabase;

async function takeOne(): Promise<Work> {
  const [work] = await server().context.queue.take(1);
  if (work === undefined) throw new Error('No work is due.');
  return work;
}

async function fill(): Promise<void> {
  const defaults = await addJobDefaults(server());
  await createSession(server().context, defaults.createdBy);
  await addTemplate(server(), { name: 'জীবনবৃত্তান্ত' });
  await subscribe(server(), 'bd_robi', subscriber);
  const { db, queue } = server().context;
  await addUpkeep(db, queue, { startAfter: new Date(Date.now() + 60_000) });
  await addUpkeep(db, queue);
  await queue.giveUp(await takeOne(), 'tried in vain');
  const title = 'হিসাবরক্ষক "A\\B" <b>$1</b>';
  const id = await addJob(server(), defaults, {
    title,
    description: 'Line\none\t🙂',
    requiredSkills: ['a, b', '"c"'],
  });
  const report = { reason: 'other', text: 'Not "real"\nআসল নয়', key: 'the-key-of-a-device' } as const;
  await insertReport(db.orm, { jobId: id, report, now: new Date() });
  const inbox = await addJob(server(), defaults, { applyWays: [{ kind: 'inbox' }] });
  const { token } = await addPerson(server());
  const sent = await sendApplication(server(), { jobId: inbox, token });
  await server().send('POST', applicationPaths.withdraw(readReceipt(sent).id), undefined, token);
  await sendApplication(server(), { jobId: inbox, token });
  await addJob(server(), defaults, { salaryMin: 0.1, salaryMax: 1e9, approval: 'pending' });
  // More than are read at once.
  const clerks = Array.from({ length: 600 }, (_, place) => `Clerk ${place}`);
  for (const clerk of clerks) await addJob(server(), defaults, { title: clerk });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaj-test-transfer-'));
  whole = join(folder, 'whole.gz');
  await fill();
  await exportDatabase(server().context.db, whole, { isPrivate: true, onTable: silent });
  target = await createTestDatabase(otherEngine);
});
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

const readAll = ({ sql }: Database) => sql`
  select jobs.id, no, title, description, required_skills, salary_min, salary_max, posted_at, jobs.created_at,
    visible, closes_at, all_words::text, companies.name
  from jobs join companies on companies.id = company_id order by jobs.id collate "C"`;

const readSubscriptions = ({ sql }: Database) =>
  sql`select * from subscriptions cross join phone_key order by id collate "C"`;

const countJobs = async ({ sql }: Database) => {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from jobs`;
  return row?.count;
};

/** The export with its lines changed. */
async function change(name: string, edit: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(whole))
    .toString()
    .split('\n');
  const file = join(folder, name);
  await writeFile(file, gzipSync(edit(lines).join('\n')));
  return file;
}

const into = (file: string, place: 'empty' | 'replaced' = 'empty', removesApplications = false) =>
  importDatabase(target.db, { file, into: place, removesApplications, onTable: silent });

test.each<[string, (lines: string[]) => string[], RegExp]>([
  ['cut', (lines) => lines.slice(0, -2), /ends too early/],
  ['altered', (lines) => lines.map((line) => line.replace('Clerk 300', 'Clark 300')), /jobs did not arrive/],
  ['shortened', (lines) => lines.filter((line) => !line.includes('Clerk 300')), /jobs did not arrive/],
  ['strange', (lines) => lines.map((line) => line.replace(/^jobs /, 'pg_authid ')), /is damaged/],
  ['newer', (lines) => lines.map((line) => line.replace('"title"', '"headline"')), /newer version/],
  ['other', () => ['{"format":"something else"}'], /is not an export/],
])('a file that is %s changes nothing', async (name, edit, problem) => {
  await expect(into(await change(`${name}.gz`, edit))).rejects.toThrow(problem);
  expect(await countJobs(target.db)).toBe(0);
});

test('a file that is no archive, or not there, is one clear line', async () => {
  await writeFile(join(folder, 'text.gz'), 'hello');
  await expect(into(join(folder, 'text.gz'))).rejects.toThrow(/text\.gz cannot be read/);
  await expect(into(join(folder, 'nowhere.gz'))).rejects.toThrow(/nowhere\.gz cannot be read/);
});

test('of every table it is settled whether it moves', async () => {
  const rows = await target.db.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations'`;
  const settled = [...movedTables.map(({ name }) => name), ...unmovedTables].filter(
    (name) => !name.includes('.'),
  );
  expect(settled.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('every row arrives as it was, with what is derived of it', async () => {
  await into(whole);
  expect([...(await readAll(target.db))]).toEqual([...(await readAll(server().context.db))]);
  const subscribed = [...(await readSubscriptions(server().context.db))];
  expect(subscribed).toHaveLength(1);
  expect([...(await readSubscriptions(target.db))]).toEqual(subscribed);
  expect(await listWaiting(target.db)).toEqual(await listWaiting(server().context.db));
  expect(await listFailed(target.db, 10)).toMatchObject([{ kind: 'upkeep', reason: 'tried in vain' }]);
  const queue = await openQueue({ db: target.db, log: silent });
  await makeDue(target.db);
  expect(await queue.take(10)).toMatchObject([{ kind: 'upkeep', attempt: 1 }]);
  await expect(into(whole)).rejects.toThrow(/holds data already/);
});

const readApplications = ({ sql }: Database) => sql`
  select applications.*, application_events.at, to_state from applications
  join application_events on application_id = applications.id order by application_events.id`;
const readKeys = ({ sql }: Database) => sql`select value from server_keys where name like 'applications %'`;

test('applications arrive as they were, with the keys that open them, by a private export alone', async () => {
  const rows = await readApplications(server().context.db);
  expect(rows).toMatchObject([
    { state: 'new', to_state: 'withdrawn' },
    { state: 'new', to_state: 'new' },
  ]);
  expect(await readApplications(target.db)).toEqual(rows);
  expect(await readKeys(target.db)).toEqual(await readKeys(server().context.db));
  const shared = join(folder, 'shared.gz');
  await exportDatabase(server().context.db, shared, options);
  const text = gunzipSync(await readFile(shared)).toString();
  expect(text).toContain('Clerk 300');
  expect(text).not.toMatch(/^application\w* |^server_keys .*applications/m);
  await expect(into(shared, 'replaced')).rejects.toThrow(/has applications, and the export has none/);
  expect(await readApplications(target.db)).toEqual(rows);
  await into(shared, 'replaced', true);
  expect([await readApplications(target.db), await readKeys(target.db)]).toEqual([[], []]);
  await into(whole, 'replaced');
  expect(await readApplications(target.db)).toEqual(rows);
});

const strip = (line: string) =>
  line.replaceAll(/,"(?:phone_key|subscriptions|queue\.job)":(?:\[[^\]]*\]|\{[^}]*\})/g, '');
const isOlder = (line: string) => !/^(?:phone_key|subscriptions|queue\.job) /.test(line);

test('an export of a version with fewer tables arrives as well', async () => {
  const older = await change('older.gz', (lines) => lines.filter(isOlder).map(strip));
  await into(older, 'replaced');
  expect(await countJobs(target.db)).toBe(603);
  expect(await readSubscriptions(target.db)).toHaveLength(0);
  expect(await listWaiting(target.db)).toEqual([]);
});

test('what is added after an import gets numbers of its own, and a second import replaces it', async () => {
  const { sql } = target.db;
  const [added] = await sql<{ no: string; most: string }[]>`
    insert into jobs (id, title, company_id, category_id, application_deadline, job_type, created_by)
    select 'one-more', title, company_id, category_id, application_deadline, job_type, created_by
    from jobs limit 1 returning no, (select max(no) from jobs) as most`;
  expect(Number(added?.no)).toBe(Number(added?.most) + 1);
  await into(whole, 'replaced');
  expect(await countJobs(target.db)).toBe(603);
});

test('an export is private, never overwrites a file and leaves no half of one', async () => {
  expect((await stat(whole)).mode & 0o777).toBe(0o600);
  await expect(exportDatabase(target.db, whole, options)).rejects.toThrow(/is there already/);
  const nowhere = join(folder, 'no-folder', 'x.gz');
  await expect(exportDatabase(target.db, nowhere, options)).rejects.toThrow(/cannot be written/);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});
