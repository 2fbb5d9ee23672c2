import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { jobs } from '#server/db/schema.ts';
import { useJobCalls, postJob, addCompany } from '../../support/stage.ts';

const { server, stage, send } = useJobCalls();

const listPath = (path: string, owner: string) => `${path}?createdBy=${owner}&deleted=true`;

test('an owner reads what can still be restored, and no other user does', async () => {
  const { id: owner, token } = stage().owner;
  const { _id: id } = await postJob(server(), stage());
  const { _id: old } = await postJob(server(), stage());
  const { _id: present } = await postJob(server(), stage());
  const company = await addCompany(server(), { createdBy: owner });
  for (const path of [apiPaths.job(id), apiPaths.job(old), apiPaths.company(company)]) {
    expect((await send('DELETE', path, undefined, token)).status).toBe(200);
  }
  const over = new Date(server().context.clock() - RESTORE_DAYS * DAY_MS);
  await server().context.db.orm.update(jobs).set({ deletedAt: over }).where(eq(jobs.id, old));

  const deletedJobs = await send('GET', listPath(apiPaths.jobs, owner), undefined, token);
  expect(deletedJobs.body).toMatchObject({ data: { jobs: [{ _id: id, title: 'Accountant' }] } });
  const companies = listPath(apiPaths.companies, owner);
  expect((await send('GET', companies, undefined, token)).body).toMatchObject({
    data: { companies: [{ _id: company }] },
  });
  const listed = await send('GET', `${apiPaths.jobs}?createdBy=${owner}`, undefined, token);
  expect(JSON.stringify(listed.body)).toContain(present);
  expect(JSON.stringify(listed.body)).not.toContain(id);

  for (const path of [listPath(apiPaths.jobs, owner), companies]) {
    expect((await send('GET', path, undefined, stage().other.token)).status).toBe(403);
  }
  expect((await send('GET', listPath(apiPaths.jobs, owner))).status).toBe(401);
  expect(JSON.stringify((await send('GET', companies)).body)).not.toContain(company);
});
