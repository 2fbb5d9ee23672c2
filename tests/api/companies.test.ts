import { describe, expect, test } from 'vitest';
import { CompaniesData, CompanyData } from '#contract/companies/company.ts';
import { readAnswer } from '#contract/http/envelope.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { createSession } from '#server/policies/sessions.ts';
import { addJob, addJobDefaults, addPerson, addCompany, addUser } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const get = (path: string, token?: string) => server().send('GET', path, undefined, token);

async function signIn() {
  const id = await addUser(server());
  return { id, token: await createSession(server().context, id) };
}

describe('GET /companies/{id}', () => {
  test.each(['', '/', '?view=detailed', '/?view=detailed'])(
    'answers with %j behind the id',
    async (ending) => {
      const id = await addCompany(server(), {
        name: 'Padma Textiles',
        instagram: 'padma',
        city: 'Rajshahi',
        country: 'Bangladesh',
        foundedYear: '1998',
        contactNumber: '+880 721 000000',
      });
      const answer = await get(apiPaths.company(id) + ending);
      expect(answer.status).toBe(200);
      expect(readAnswer(CompanyData, answer.body)).toMatchObject({
        kind: 'ok',
        data: {
          company: {
            _id: id,
            name: 'Padma Textiles',
            socialMedia: { instagram: 'padma', facebook: '', linkedin: '' },
            address: { street: '', city: 'Rajshahi', state: '', postalCode: '', country: 'Bangladesh' },
            foundedYear: '1998',
            contactNumber: '+880 721 000000',
          },
        },
      });
    },
  );

  test('says how many of its jobs one can apply for', async () => {
    const defaults = await addJobDefaults(server());
    const path = apiPaths.company(defaults.companyId);
    const count = async () => (await get(path)).body;
    expect(await count()).toMatchObject({ data: { company: { openJobs: 0 } } });
    await addJob(server(), defaults);
    await addJob(server(), defaults);
    await addJob(server(), defaults, { approval: 'pending' });
    await addJob(server(), defaults, { status: 'closed' });
    await addJob(server(), defaults, { applicationDeadline: new Date(0) });
    expect(await count()).toMatchObject({ data: { company: { openJobs: 2 } } });
  });

  test('what waits for approval is shown to its owner alone', async () => {
    const owner = await signIn();
    const stranger = await signIn();
    for (const approval of ['pending', 'rejected'] as const) {
      const path = apiPaths.company(await addCompany(server(), { approval, createdBy: owner.id }));
      expect((await get(path)).status).toBe(404);
      expect((await get(path, stranger.token)).status).toBe(404);
      expect((await get(path, owner.token)).status).toBe(200);
      expect((await get(path, 'a-token-that-never-was')).status).toBe(404);
    }
  });

  test('a deleted one is not found, by its owner either', async () => {
    const owner = await signIn();
    const path = apiPaths.company(await addCompany(server(), { createdBy: owner.id, deletedAt: new Date() }));
    expect((await get(path, owner.token)).status).toBe(404);
    const answer = await get(path);
    expect(answer.body).toEqual({ success: false, code: 'companyNotFound', message: 'Company not found.' });
  });
});

describe('GET /companies?createdBy=', () => {
  test('lists the user’s own, newest first, whatever their approval', async () => {
    const owner = await signIn();
    const at = (day: number) => ({ createdBy: owner.id, createdAt: new Date(Date.UTC(2026, 0, day)) });
    await addCompany(server(), { ...at(1), name: 'First', approval: 'pending' });
    await addCompany(server(), { ...at(2), name: 'Second' });
    await addCompany(server(), { ...at(3), name: 'Deleted', deletedAt: new Date() });
    await addCompany(server(), { name: 'Somebody else’s' });
    const answer = await get(`${apiPaths.companies}?createdBy=${owner.id}`, owner.token);
    const read = readAnswer(CompaniesData, answer.body);
    expect(read).toMatchObject({ kind: 'ok', data: { companies: [{ name: 'Second' }, { name: 'First' }] } });
    expect(read.kind === 'ok' && read.data.companies).toHaveLength(2);
  });

  test('without a token shows what is public, and no more of it than anyone reads', async () => {
    const owner = await signIn();
    for (const approval of ['approved', 'pending', 'rejected'] as const) {
      await addCompany(server(), { createdBy: owner.id, approval, name: approval });
    }
    const { status, body } = await get(`${apiPaths.companies}?createdBy=${owner.id}`);
    expect([status, body]).toMatchObject([200, { data: { companies: [{ name: 'approved' }] } }]);
    expect(JSON.stringify(body)).not.toMatch(/pending|rejected|approvalReason|version/);
  });

  test('is private', async () => {
    const owner = await signIn();
    const stranger = await signIn();
    const path = `${apiPaths.companies}?createdBy=${owner.id}`;
    expect((await get(path, stranger.token)).status).toBe(403);
    expect((await get(path, 'a-token-that-never-was')).status).toBe(401);
    expect((await get(apiPaths.companies)).status).toBe(401);
  });

  test('an administrator may ask for anyone’s', async () => {
    const owner = await signIn();
    const admin = await addPerson(server(), 'admin');
    await addCompany(server(), { createdBy: owner.id, name: 'Waiting', approval: 'pending' });
    const answer = await get(`${apiPaths.companies}?createdBy=${owner.id}`, admin.token);
    expect(answer.body).toMatchObject({ data: { companies: [{ name: 'Waiting', approval: 'pending' }] } });
  });
});

describe('what only owners and administrators read of a company', () => {
  const own = { approval: 'approved', approvalReason: '', version: 3 };
  test('its approval, the reason and the version', async () => {
    const owner = await signIn();
    const admin = await addPerson(server(), 'admin');
    const stranger = await signIn();
    const path = apiPaths.company(await addCompany(server(), { createdBy: owner.id, version: 3 }));
    const list = await get(apiPaths.companies, owner.token);
    expect(list.body).toMatchObject({ data: { companies: [own] } });
    for (const { token } of [owner, admin]) {
      expect((await get(`${path}/?view=detailed`, token)).body).toMatchObject({ data: { company: own } });
    }
    for (const token of [stranger.token, undefined]) {
      const { body } = await get(path, token);
      expect(JSON.stringify(body)).not.toMatch(/approval|version|deletedAt/);
    }
  });
});
