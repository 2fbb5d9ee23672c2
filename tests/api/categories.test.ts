import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { JobCategoriesData, JobCategory } from '#contract/jobs/category.ts';
import { parseRows, readAnswer } from '#contract/http/envelope.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { newId } from '#server/ids.ts';
import { companies, jobs } from '#server/db/schema.ts';
import { addCategories, addCompany } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();

async function listCategories(query = ''): Promise<JobCategory[]> {
  const { body } = await server().send('GET', apiPaths.jobCategories + query);
  const read = readAnswer(JobCategoriesData, body);
  return read.kind === 'ok' ? parseRows(JobCategory, read.data.jobCategories).rows : [];
}

async function addJob(categoryId: string, changes: Partial<typeof jobs.$inferInsert> = {}) {
  const companyId = changes.companyId ?? (await addCompany(server()));
  const [company] = await server().context.db.orm.select().from(companies).where(eq(companies.id, companyId));
  await server()
    .context.db.orm.insert(jobs)
    .values({
      id: newId(),
      title: 'Accountant',
      jobType: 'full-time',
      approval: 'approved',
      applicationDeadline: new Date(Date.now() + 86_400_000),
      categoryId,
      ...changes,
      companyId,
      createdBy: company?.createdBy ?? '',
    });
}

test('lists the categories in their order, with the open jobs of each', async () => {
  const [first = '', second = ''] = await addCategories(server(), 3);
  await addJob(first);
  await addJob(first);
  await addJob(second);
  await addJob(second, { approval: 'pending' });
  await addJob(second, { deletedAt: new Date() });
  await addJob(second, { companyId: await addCompany(server(), { approval: 'pending' }) });
  await server().advance(11 * MINUTE_MS);
  const rows = await listCategories();
  expect(rows.map(({ jobCount }) => jobCount)).toEqual([2, 1, 0]);
  expect(rows.map(({ name }) => name.slice(0, 10))).toEqual(['Category 1', 'Category 2', 'Category 3']);
  expect(rows[0]?._id).toBe(first);
  expect(await listCategories('?view=detailed')).toEqual(rows);
});

test('counts at most once a minute; only the first request waits for it', async () => {
  const before = await listCategories();
  await addJob(before[2]?._id ?? '');
  await server().advance(30_000);
  expect(await listCategories()).toEqual(before);
  await server().advance(31_000);
  const listCounts = async () => (await listCategories()).map(({ jobCount }) => jobCount);
  await expect.poll(listCounts).toEqual([2, 1, 1]);
});
