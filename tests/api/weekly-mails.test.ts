import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/db/connection.ts';
import { jobFigures } from '#server/db/readers-schema.ts';
import { mailRounds } from '#server/db/server-keys.ts';
import { jobs, users } from '#server/db/schema.ts';
import { beginRound, runRound, toRound } from '#server/series-mails/mail-rounds.ts';
import { parseEml } from '#server/mail/mailer.ts';
import { createHandlers, runUpkeep } from '#server/work.ts';
import {
  addJob,
  type JobDefaults,
  addPerson,
  type Person,
  addCategories,
  addCompany,
} from '../support/stage.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { clearWork, drain, makeDue } from '../support/queue.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const WEEK_MS = 7 * DAY_MS;
/** A Sunday, 9:10 in Bangladesh, within the dates of the test's rows. */
const START = Date.parse('2026-03-01T03:10:00Z');

let mailServer: MailServer;
let server: TestServer;
let weeks = 0;
let categoryId = '';
const now = () => server.context.clock();
const orm = () => server.context.db.orm;

beforeAll(async () => {
  mailServer = await startMailServer();
  const from = { name: 'Kaj', address: 'mail@kaj.example' };
  const mail = { smtpUrl: mailServer.url, from, isShown: false };
  const { subscription } = readConfig({ PUBLIC_URL: 'https://kaj.example' });
  server = await createTestServer({ heldAt: START, config: { mail, subscription } });
  [categoryId = ''] = await addCategories(server, 1);
  await beginRound(server.context, 'weekly');
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});
beforeEach(async () => {
  await orm()
    .update(users)
    .set({ deletedAt: new Date(now()) });
  await clearWork(server.context.db);
  weeks += 1;
});

interface Employer extends Person {
  defaults: JobDefaults;
}

async function addEmployer(changes: Partial<typeof users.$inferInsert> = {}): Promise<Employer> {
  const person = await addPerson(server);
  const known = { emailVerifiedAt: new Date(now()), ...changes };
  await orm().update(users).set(known).where(eq(users.id, person.id));
  const companyId = await addCompany(server, { createdBy: person.id, name: 'Meghna Foods' });
  return { ...person, defaults: { companyId, categoryId, createdBy: person.id } };
}

const post = (employer: Employer, changes: Partial<typeof jobs.$inferInsert> = {}) =>
  addJob(server, employer.defaults, {
    createdAt: new Date(now()),
    updatedAt: new Date(now()),
    postedAt: new Date(now()),
    applicationDeadline: new Date(now() + 60 * DAY_MS),
    ...changes,
  });

const begin = () => beginRound(server.context, 'weekly');
const passWeek = () => server.advance(WEEK_MS);
const send = async () => {
  await begin();
  await drain(server);
};
const sentTo = ({ email }: Person) => mailServer.mails.filter(({ to }) => to === email);
/** Lines that were too long for a mail, or for a header, are whole again. */
const readText = (content: string): string =>
  content
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('\r\n', '\n')
    .replaceAll(/^([\w-]+:.*)\n (?=\S)/gm, '$1 ')
    .replaceAll(/: {2}/g, ': ');

test('says what became of each job, to be ended with one click', async () => {
  const employer = await addEmployer();
  const titles = {
    Driver: {},
    Cook: { approval: 'pending', postedAt: null },
    Guard: { approval: 'rejected', approvalReason: 'The pay is missing.' },
    Clerk: { applicationDeadline: new Date(now() + 10 * DAY_MS), postedAt: new Date(now() - 9 * DAY_MS) },
    Nurse: { applicationDeadline: new Date(now() + 3 * DAY_MS) },
    Tailor: { status: 'closed' },
    Painter: { postedAt: new Date(now() - 9 * DAY_MS) },
  } as const;
  for (const [title, changes] of Object.entries(titles)) await post(employer, { title, ...changes });
  await passWeek();
  await send();
  const [mail, ...others] = sentTo(employer);
  expect(others).toEqual([]);
  const text = readText(mail?.content ?? '');
  expect(text).toMatch(/^Subject: Your jobs at Kaj this week$/m);
  const lines = [...text.matchAll(/^(.+)\n(.+)\nhttps:\/\/kaj\.example\/jobDetailsPage\?id=\S+$/gm)].map(
    ([, title, line]) => [title, line],
  );
  expect(Object.fromEntries(lines)).toEqual({
    Nurse: 'Closed. The deadline was 4 Mar 2026.',
    Clerk: 'Open. It closes soon, after 11 Mar 2026.',
    Driver: 'Approved this week. Open until 30 Apr 2026.',
    Painter: 'Open until 30 Apr 2026.',
    Cook: 'Waiting for approval.',
    Guard: 'Rejected. Reason: The pay is missing.',
    Tailor: 'Closed by you.',
  });
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const link = /^List-Unsubscribe: <(https:\/\/kaj\.example\/\S+)>$/m.exec(text)?.[1] ?? '';
  expect(text).toContain(`Stop the weekly mail:\n${link}\n`);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await server.request(link, { method: 'POST', body })).status).toBe(200);
  await passWeek();
  await send();
  expect(sentTo(employer)).toHaveLength(1);
});

const count = (jobId: string, kind: 'view' | 'apply' | 'share', [daysAgo, times]: [number, number]) =>
  orm()
    .insert(jobFigures)
    .values({ jobId, kind, day: toDhakaDay(now() - daysAgo * DAY_MS), count: times });

/** Of each job by its title, where the mail has them. */
const figuresOf = (person: Person) => {
  const text = parseEml(sentTo(person)[0]?.content ?? '').text.replaceAll('\r', '');
  const items = text.matchAll(/^(.+)\n.+\n(?:(.+)\n)?https:\S+jobDetailsPage/gm);
  return [...items].map(([, title, figures]) => [title, figures]);
};

test('says how often each job was viewed and applied for in the seven days before, where it was', async () => {
  const employer = await addEmployer();
  const bangla = await addEmployer({ language: 'bn' });
  const [driver, cook, nurse, tailor] = [
    await post(employer, { title: 'Driver' }),
    await post(employer, { title: 'Cook' }),
    await post(employer, { title: 'Nurse' }),
    await post(bangla, { title: 'Tailor' }),
  ];
  await passWeek();
  await count(driver, 'view', [1, 1200]);
  await count(driver, 'view', [7, 34]);
  await count(driver, 'apply', [7, 2]);
  // Of other mails.
  for (const daysAgo of [0, 8]) await count(driver, 'view', [daysAgo, 500]);
  await count(cook, 'view', [3, 1]);
  await count(cook, 'apply', [3, 1]);
  await count(nurse, 'share', [3, 1]);
  await count(tailor, 'view', [3, 12]);
  await count(tailor, 'apply', [3, 1]);
  await send();
  expect(Object.fromEntries(figuresOf(employer))).toEqual({
    Driver: 'Last 7 days: 1,234 views, 2 applications started.',
    Cook: 'Last 7 days: 1 view, 1 application started.',
    Nurse: undefined,
  });
  expect(figuresOf(bangla)).toEqual([['Tailor', 'গত ৭ দিনে ১২ বার দেখা হয়েছে, ১টি আবেদন শুরু হয়েছে।']]);
});

test('goes only to confirmed accounts with jobs of that week that want it, in their language', async () => {
  const bangla = await addEmployer({ language: 'bn' });
  const others = [
    await addEmployer({ emailVerifiedAt: null }),
    await addEmployer({ unwantedMails: ['weekly'] }),
    await addEmployer({ deletedAt: new Date(now()) }),
  ];
  const idle = await addEmployer();
  const past = await addEmployer();
  for (const employer of [bangla, ...others]) await post(employer);
  await post(past, { applicationDeadline: new Date(now() - 2 * DAY_MS) });
  const old = { updatedAt: new Date(now() - 2 * DAY_MS) };
  await post(past, { status: 'closed', ...old });
  await post(past, { approval: 'rejected', ...old });
  await passWeek();
  const late = await addEmployer();
  await post(late);
  await send();
  expect([...others, idle, past, late].flatMap(sentTo)).toEqual([]);
  expect(readText(sentTo(bangla)[0]?.content ?? '')).toContain('<html lang="bn">');
});

describe('each account gets it once a week', () => {
  test('however often the round is begun, and by however many servers', async () => {
    const employers = [await addEmployer(), await addEmployer()];
    for (const employer of employers) await post(employer);
    await passWeek();
    await Promise.all([begin(), begin(), begin()]);
    const until = toRound('weekly', now());
    await Promise.all([
      drain(server),
      ...[1, 2].map(() => runRound(server.context, { name: 'weekly', until }, () => false)),
    ]);
    await drain(server);
    await server.advance(HOUR_MS);
    await send();
    expect(employers.map((employer) => sentTo(employer).length)).toEqual([1, 1]);
    await passWeek();
    await send();
    expect(employers.map((employer) => sentTo(employer).length)).toEqual([2, 2]);
  });

  test('also where a server dies amid a round of many', async () => {
    const ids = Array.from({ length: 130 }, (_, place) => `many-${weeks}-${String(place).padStart(3, '0')}`);
    const { defaults } = await addEmployer({ emailVerifiedAt: null });
    const emailVerifiedAt = new Date(now());
    await orm()
      .insert(users)
      .values(ids.map((id) => ({ id, email: `${id}@example.com`, emailVerifiedAt })));
    for (const createdBy of ids) {
      await orm()
        .insert(jobs)
        .values({
          id: createdBy,
          ...defaults,
          createdBy,
          title: 'Driver',
          jobType: 'on-site',
          createdAt: new Date(now()),
          applicationDeadline: new Date(now() + 60 * DAY_MS),
        });
    }
    await passWeek();
    await begin();
    let stops = 0;
    // Stops after the first part, and dies within a transaction of the second.
    await runRound(
      server.context,
      { name: 'weekly', until: toRound('weekly', now()) },
      () => (stops += 1) > 1,
    );
    const dying = { ...server.context.queue, enqueue: () => Promise.reject(new Error('killed')) };
    const died = runRound(
      { ...server.context, queue: dying },
      { name: 'weekly', until: toRound('weekly', now()) },
      () => false,
    );
    await expect(died).rejects.toThrow('killed');
    await send();
    const received = mailServer.mails.map(({ to }) => to).filter((to) => to.startsWith(`many-${weeks}-`));
    expect(received.sort()).toEqual(ids.map((id) => `${id}@example.com`));
  });

  test('and another attempt has the same Message-ID', async () => {
    const employer = await addEmployer();
    await post(employer);
    await passWeek();
    await begin();
    // The server dies after the mail was accepted, before that was stored.
    const handlers = createHandlers(server.context);
    const dying = {
      ...handlers,
      mail: async (...args: Parameters<typeof handlers.mail>) => {
        await handlers.mail(...args);
        throw new Error('died');
      },
    };
    await drain(server, dying);
    await makeDue(server.context.db);
    await drain(server);
    const ids = sentTo(employer).map(({ content }) => /^Message-ID: (.+)\r$/im.exec(content)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

test('begins with the hourly upkeep', async () => {
  const running = await createTestServer();
  try {
    const { db, queue } = running.context;
    const rounds = () => db.orm.select().from(mailRounds).orderBy(mailRounds.name);
    expect(await rounds()).toEqual([]);
    await runUpkeep(running.context);
    expect(await rounds()).toMatchObject([
      { name: 'applications', finishedAt: expect.any(Date) },
      { name: 'weekly', finishedAt: expect.any(Date) },
    ]);
    await db.orm.update(mailRounds).set({ dueAt: new Date(toRound('weekly', Date.now()) - WEEK_MS) });
    await inTransaction(db, (tx) => queue.enqueue(tx, 'upkeep', {}));
    await drain(running);
    const [, round] = await rounds();
    expect(round?.dueAt.getTime()).toBe(toRound('weekly', Date.now()));
    expect(round?.finishedAt).not.toBeNull();
  } finally {
    await running.close();
  }
});
