import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { purgeCompanies } from '#server/companies/purge-companies.ts';
import { auditLog, companies, jobs } from '#server/db/schema.ts';
import { purgeOld } from '#server/work.ts';
import { companyOf, postCompany, toForm, write } from '../support/company-forms.ts';
import { addPerson, type Person, addJob, listJobs, addCategories } from '../support/stage.ts';
import { draw } from '../support/pictures.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
let owner: Person;
let categoryId: string;

beforeAll(async () => {
  owner = await addPerson(server());
  [categoryId = ''] = await addCategories(server(), 1);
});

const send = (method: string, path: string) => write(server(), [method, path], { token: owner.token });
const statusOf = async (path: string) => (await server().request(path)).status;
const titles = async () => (await listJobs(server(), 'page=1')).jobs.map(({ title }) => title).sort();
const orm = () => server().context.db.orm;

const deleted = (days: number) => ({ deletedAt: new Date(Date.now() - days * DAY_MS) });

/** An approved company with a logo, and two jobs. */
async function addBusiness(name: string) {
  const company = await postCompany(server(), owner, toForm({ name }, await draw('png')));
  await orm().update(companies).set({ approval: 'approved' }).where(eq(companies.id, company._id));
  const defaults = { companyId: company._id, categoryId, createdBy: owner.id };
  const jobIds = [
    await addJob(server(), defaults, { title: `${name} one` }),
    await addJob(server(), defaults, { title: `${name} two` }),
  ];
  return { ...company, jobIds };
}

test('a deleted company hides its jobs, and brings them back', async () => {
  const { _id, jobIds } = await addBusiness('Padma');
  const [deleted = '', kept = ''] = jobIds;
  await orm().update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, deleted));
  expect(await titles()).toEqual(['Padma two']);
  expect((await send('DELETE', apiPaths.company(_id))).status).toBe(200);
  expect(await titles()).toEqual([]);
  expect(await statusOf(apiPaths.job(kept))).toBe(404);
  const own = await listJobs(server(), `createdBy=${owner.id}`, owner.token);
  expect(own.jobs).toEqual([]);
  expect(companyOf(await send('POST', ownerPaths.companyRestore(_id)))._id).toBe(_id);
  expect(await titles()).toEqual(['Padma two']);
  expect(await statusOf(apiPaths.job(kept))).toBe(200);
  await send('DELETE', apiPaths.company(_id));
});

test('what was deleted before the moment goes for good, with jobs and logo; the rest stays', async () => {
  const old = await addBusiness('Old');
  const shared = await addBusiness('Shared');
  const recent = await addBusiness('Recent');
  const living = await addBusiness('Living');
  await orm().update(companies).set({ logo: shared.logo }).where(eq(companies.id, living._id));
  const gone = inArray(companies.id, [old._id, shared._id]);
  await orm().update(companies).set(deleted(31)).where(gone);
  await orm().update(companies).set(deleted(29)).where(eq(companies.id, recent._id));

  const before = new Date(Date.now() - 30 * DAY_MS);
  expect(await purgeCompanies(server().context, before)).toBe(2);
  expect(await purgeCompanies(server().context, before)).toBe(0);

  expect(await orm().$count(companies, gone)).toBe(0);
  expect(await orm().$count(jobs, inArray(jobs.companyId, [old._id, shared._id]))).toBe(0);
  expect(await orm().$count(jobs, inArray(jobs.id, [...recent.jobIds, ...living.jobIds]))).toBe(4);
  expect(await Promise.all([old, shared, recent].map(({ logo }) => statusOf(logo)))).toEqual([404, 200, 200]);
  expect((await send('POST', ownerPaths.companyRestore(old._id))).status).toBe(404);
  expect((await send('POST', ownerPaths.companyRestore(recent._id))).status).toBe(200);
  const purged = await orm().select().from(auditLog).where(eq(auditLog.action, 'purge'));
  const expected = [old._id, shared._id, ...old.jobIds, ...shared.jobIds];
  expect(purged.map(({ entityId }) => entityId).sort()).toEqual(expected.sort());
  const own = and(eq(auditLog.entity, 'company'), eq(auditLog.action, 'purge'));
  expect(await orm().$count(auditLog, own)).toBe(2);
});

test('two sweeps at once share the work', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Many ${index}`);
  for (const name of names) await postCompany(server(), owner, toForm({ name }));
  const many = inArray(companies.name, names);
  await orm()
    .update(companies)
    .set({ deletedAt: new Date(0) })
    .where(many);
  const before = new Date(Date.now() - 30 * DAY_MS);
  const purge = () => purgeCompanies(server().context, before);
  const counts = [...(await Promise.all([purge(), purge()])), await purge()];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(await orm().$count(companies, many)).toBe(0);
});

test('a server purges by itself, after thirty days', async () => {
  const { _id, logo } = await addBusiness('Swept');
  const { _id: young, logo: kept } = await addBusiness('Young');
  await orm().update(companies).set(deleted(31)).where(eq(companies.id, _id));
  await orm().update(companies).set(deleted(29.9)).where(eq(companies.id, young));
  await purgeOld(server().context);
  const left = await orm()
    .select()
    .from(companies)
    .where(inArray(companies.id, [_id, young]));
  expect(left.map(({ id }) => id)).toEqual([young]);
  expect([await statusOf(logo), await statusOf(kept)]).toEqual([404, 200]);
});
