import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { companies, jobs } from '#server/db/schema.ts';
import { addJob, addJobDefaults, type JobDefaults, addCompany } from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
let defaults: JobDefaults;
let companyId = '';
let id = '';

beforeAll(async () => {
  defaults = await addJobDefaults(server());
});
beforeEach(async () => {
  companyId = await addCompany(server());
  id = await addJob(server(), defaults, { companyId });
});

const orm = () => server().context.db.orm;

async function readJob() {
  const [row] = await orm().select().from(jobs).where(eq(jobs.id, id));
  if (row === undefined) throw new Error('The job is gone.');
  return row;
}

const change = (changes: Partial<typeof jobs.$inferInsert>) =>
  orm().update(jobs).set(changes).where(eq(jobs.id, id));
const changeCompany = (changes: Partial<typeof companies.$inferInsert>) =>
  orm().update(companies).set(changes).where(eq(companies.id, companyId));

test('an open, approved job of an approved company is visible', async () => {
  expect(await readJob()).toMatchObject({ visible: true, listed: true });
});

test.each([
  [{ status: 'closed' }, { status: 'open' }],
  [{ approval: 'rejected' as const }, { approval: 'approved' as const }],
  [{ deletedAt: new Date() }, { deletedAt: null }],
])('%o hides a job, until it is taken back', async (hiding, showing) => {
  await change(hiding);
  expect(await readJob()).toMatchObject({ visible: false, listed: false });
  await change(showing);
  expect(await readJob()).toMatchObject({ visible: true, listed: true });
});

test.each([
  [{ approval: 'pending' as const }, { approval: 'approved' as const }],
  [{ deletedAt: new Date() }, { deletedAt: null }],
])('a company’s %o hides its jobs, until it is taken back', async (hiding, showing) => {
  await changeCompany(hiding);
  expect(await readJob()).toMatchObject({ visible: false, listed: false });
  await changeCompany(showing);
  expect(await readJob()).toMatchObject({ visible: true, listed: true });
});

test('moving a job to another company follows that one', async () => {
  await change({ companyId: await addCompany(server(), { approval: 'pending' }) });
  expect(await readJob()).toMatchObject({ visible: false });
});

test('the first approval says when a job was posted, a later one does not', async () => {
  id = await addJob(server(), defaults, { approval: 'pending' });
  expect((await readJob()).postedAt).toBeNull();
  await change({ approval: 'approved' });
  const { postedAt } = await readJob();
  expect(Math.abs((postedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  await change({ approval: 'rejected' });
  await change({ approval: 'approved' });
  expect((await readJob()).postedAt).toEqual(postedAt);
});

test.each([
  '2027-01-31T00:00:00.000Z',
  '2027-01-31T17:59:59.999Z',
  '2027-01-31T18:00:00.000Z',
  '2028-02-29T12:00:00Z',
])('the deadline %s closes when the contract says', async (deadline) => {
  await change({ applicationDeadline: new Date(deadline) });
  expect((await readJob()).closesAt.getTime()).toBe((deadlineEndMs(deadline) ?? 0) + 1);
});

test('a job and a change of its company that meet do not miss each other', async () => {
  for (let round = 0; round < 5; round += 1) {
    companyId = await addCompany(server());
    const adding = addJob(server(), defaults, { companyId });
    await Promise.all([adding, changeCompany({ approval: 'rejected' })]);
    id = await adding;
    expect(await readJob()).toMatchObject({ visible: false });
  }
});

test('text as long as a request can carry is stored and found', async () => {
  await change({
    description: 'lantern '.repeat(120_000),
    applicationDeadline: new Date(Date.now() + DAY_MS),
  });
  expect((await readJob()).description).toHaveLength(960_000);
});
