import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminPaths, accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { companies, jobs, users } from '#server/db/schema.ts';
import { listWaiting } from '#server/queue/queue.ts';
import {
  addJob,
  type JobDefaults,
  addPerson,
  type Person,
  addCategories,
  addCompany,
} from '../support/stage.ts';
import { readMails } from '../support/mails.ts';
import { clearWork, drain, makeDue } from '../support/queue.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const orm = () => server().context.db.orm;
let admin: Person;
let owner: Person;
let defaults: JobDefaults;

beforeEach(async () => {
  admin = await addPerson(server(), 'admin');
  owner = await addPerson(server());
  const [categoryId = ''] = await addCategories(server(), 1);
  const companyId = await addCompany(server(), { createdBy: owner.id, name: 'Meghna Foods' });
  defaults = { companyId, categoryId, createdBy: owner.id };
  await clearWork(server().context.db);
});

const addWaiting = () => addJob(server(), defaults, { title: 'Driver', approval: 'pending' });
const post = async (path: string, body?: object) => {
  const { status } = await server().send('POST', path, body ?? {}, admin.token);
  expect(status).toBe(200);
};
const approve = (id: string) => post(adminPaths.approveJob(id));
const reject = (id: string, reason: string) => post(adminPaths.rejectJob(id), { reason });

/** What the owner got, in the order of sending. */
async function readTold() {
  await makeDue(server().context.db);
  const mails = await readMails(server());
  return mails.filter(({ to }) => to === owner.email).toReversed();
}
const subjectsOf = (mails: readonly { text: string }[]) => mails.map(({ text }) => text.split('\n', 1)[0]);

describe('a decision about a job', () => {
  test('is mailed to the owner some minutes later, with the reason and a link to stop such mails', async () => {
    const id = await addWaiting();
    await reject(id, 'The pay is missing.');
    await drain(server());
    expect(await listWaiting(server().context.db)).toMatchObject([{ kind: 'mail', count: 1 }]);
    const [mail] = await readTold();
    expect(mail?.text).toMatch(/^Rejected: Driver\n/);
    expect(mail?.text).toContain('Reason: The pay is missing.');
    expect(mail?.text).toMatch(/\/userJobs$/m);
    expect(mail?.content).toMatch(/^List-Unsubscribe:\s+<http\S+\/mails\/unsubscribe\?user=/m);
    expect(mail?.content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });

  test('is mailed once, however often it is repeated', async () => {
    const id = await addWaiting();
    await approve(id);
    await approve(id);
    expect(subjectsOf(await readTold())).toEqual(['Approved: Driver']);
    await approve(id);
    expect(subjectsOf(await readTold())).toEqual(['Approved: Driver']);
  });

  test('is not mailed once another decision has followed', async () => {
    const id = await addWaiting();
    await approve(id);
    await reject(id, 'One');
    await reject(id, 'Another reason');
    const mails = await readTold();
    expect(subjectsOf(mails)).toEqual(['Rejected: Driver']);
    expect(mails[0]?.text).toContain('Reason: Another reason');
  });

  test('is not mailed when it was undone, or the job was deleted', async () => {
    const [undone, gone] = [await addWaiting(), await addWaiting()];
    await approve(undone);
    await approve(gone);
    await orm().update(jobs).set({ approval: 'pending' }).where(eq(jobs.id, undone));
    await orm().update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, gone));
    expect(await readTold()).toEqual([]);
  });

  test('says whether everyone sees the job now', async () => {
    await orm().update(companies).set({ approval: 'pending' }).where(eq(companies.id, defaults.companyId));
    await approve(await addWaiting());
    const [mail] = await readTold();
    expect(mail?.text).toContain('Everyone can see it once Meghna Foods is');
    const late = { approval: 'pending', applicationDeadline: new Date(0) } as const;
    await orm().update(companies).set({ approval: 'approved' }).where(eq(companies.id, defaults.companyId));
    await approve(await addJob(server(), defaults, late));
    await approve(await addWaiting());
    const isShown = (await readTold()).slice(1).map(({ text }) => text.includes('Everyone can see it now.'));
    expect(isShown.sort()).toEqual([false, true]);
  });

  test('is mailed in the language of the account', async () => {
    await orm().update(users).set({ language: 'bn' }).where(eq(users.id, owner.id));
    const id = await addWaiting();
    await approve(id);
    const mails = await readTold();
    expect(subjectsOf(mails)).toEqual(['অনুমোদিত: Driver']);
    expect(mails[0]?.html).toContain('<html lang="bn">');
    expect(mails[0]?.text).toMatch(/\/bn\/userJobs$/m);
  });

  test('is not mailed to owners who turned such mails off, nor to deleted accounts', async () => {
    await approve(await addWaiting());
    const choice = { decisions: false, applications: true, weekly: true };
    expect(await server().send('PUT', accountPaths.mails, choice, owner.token)).toMatchObject({
      status: 200,
    });
    expect(await readTold()).toEqual([]);
    await server().send('PUT', accountPaths.mails, { ...choice, decisions: true }, owner.token);
    await approve(await addWaiting());
    await orm().update(users).set({ deletedAt: new Date() }).where(eq(users.id, owner.id));
    expect(await readTold()).toEqual([]);
  });

  test('that accepts later changes is not mailed: they were public before', async () => {
    const id = await addJob(server(), defaults, { approvedValues: { description: 'Old' } });
    await approve(id);
    expect(await readTold()).toEqual([]);
  });
});

describe('a decision about a company', () => {
  const { approveCompany, rejectCompany } = adminPaths;
  const fresh = { email: 'new@example.com', website: 'https://new.example', contactNumber: '01712345678' };

  test('is mailed to its owner', async () => {
    const { companyId } = defaults;
    await post(rejectCompany(companyId), { reason: 'Who is this?' });
    const [mail] = await readTold();
    expect(mail?.text).toMatch(/^Rejected: Meghna Foods\n[^]*Reason: Who is this\?[^]*\/companiesList$/m);
    await post(approveCompany(companyId));
    expect(subjectsOf(await readTold())).toEqual(['Rejected: Meghna Foods', 'Approved: Meghna Foods']);
  });

  test('of its new contact has a mail of its own kind, once', async () => {
    const { companyId } = defaults;
    const wait = () =>
      orm().update(companies).set({ pendingContact: fresh }).where(eq(companies.id, companyId));
    await wait();
    await post(rejectCompany(companyId), { reason: 'Not yours.' });
    await post(rejectCompany(companyId), { reason: 'Not yours.' });
    const [mail] = await readTold();
    expect(mail?.text).toMatch(/^New contact details rejected: Meghna Foods\n[^]*Reason: Not yours\./);
    await post(rejectCompany(companyId), { reason: 'Not yours.' });
    expect(await readTold()).toHaveLength(1);
    await wait();
    await post(approveCompany(companyId));
    expect(subjectsOf(await readTold()).at(-1)).toBe('New contact details approved: Meghna Foods');
    expect((await server().send('GET', apiPaths.company(companyId))).body).toMatchObject({
      data: { company: { email: fresh.email } },
    });
  });
});
