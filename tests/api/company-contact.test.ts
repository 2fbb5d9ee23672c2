import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AdminCompaniesData } from '#contract/accounts/admin.ts';
import { readAnswer } from '#contract/http/envelope.ts';
import { adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { toIfMatch } from '#contract/http/write-headers.ts';
import { companies } from '#server/db/schema.ts';
import { useCompanyCalls, companyOf, postCompany, toForm, typed, write } from '../support/company-forms.ts';

const { server, owner, stranger, admin, send, read, setApproval, auditOf } = useCompanyCalls();

const fresh = {
  website: 'https://new.example',
  contactNumber: '01712-345678',
  email: 'hiring@new.example',
};
const approved = { website: typed.website, contactNumber: typed.contactNumber, email: typed.email };

async function addApproved(): Promise<string> {
  const { _id } = await postCompany(server(), owner());
  await setApproval(_id, 'approved');
  return _id;
}

const put = (id: string, changes: Record<string, string>, person = owner()) =>
  send('PUT', apiPaths.company(id), toForm(changes), person);

const decide = (path: string, body?: object, headers: Record<string, string> = {}) =>
  write(server(), ['POST', path, body && JSON.stringify(body)], {
    token: admin().token,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** What administrators read of a company that was changed since its approval; undefined when it was not. */
async function readChanged(id: string) {
  const { body } = await send(
    'GET',
    `${adminPaths.companies}?approval=changed&perPage=100`,
    undefined,
    admin(),
  );
  const answer = readAnswer(AdminCompaniesData, body);
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data.companies.find((company) => company._id === id);
}

describe('a new contact of an approved company', () => {
  test('waits: its owner reads the new values and what is public, everyone else the old ones', async () => {
    const id = await addApproved();
    const answer = await put(id, fresh);
    expect(answer.status).toBe(200);
    const own = { ...fresh, approval: 'approved', publicContact: approved, version: 2 };
    expect(companyOf(answer)).toMatchObject(own);
    expect(companyOf(await read(id, owner()))).toEqual(companyOf(answer));
    const list = await send('GET', `${apiPaths.companies}?createdBy=${owner().id}`, undefined, owner());
    expect(list.body).toMatchObject({ data: { companies: expect.arrayContaining([companyOf(answer)]) } });
    for (const ending of ['', '/', '?view=detailed']) {
      for (const person of [undefined, stranger()]) {
        const { body } = await send('GET', apiPaths.company(id) + ending, undefined, person);
        expect(body).toMatchObject({ data: { company: approved } });
        expect(JSON.stringify(body)).not.toMatch(/new\.example|345678|publicContact/);
      }
    }
    const open = await send('GET', `${apiPaths.companies}?createdBy=${owner().id}`);
    expect(JSON.stringify(open.body)).not.toMatch(/new\.example|345678/);
    const [, edit] = await auditOf(id);
    expect(edit?.changes).toEqual({ pendingContact: [null, fresh] });
  });

  test('is listed for administrators with old and new values, and public once approved', async () => {
    const id = await addApproved();
    await put(id, { email: fresh.email, size: '11-50' });
    expect(await readChanged(id)).toMatchObject({
      email: fresh.email,
      publicContact: { email: approved.email },
      changes: { email: [approved.email, fresh.email], size: [typed.size, '11-50'] },
      owner: { email: owner().email },
    });
    const answer = await decide(adminPaths.approveCompany(id));
    expect(answer).toMatchObject({ status: 200, body: { data: { company: { changes: {} } } } });
    expect((await read(id)).body).toMatchObject({ data: { company: { email: fresh.email } } });
    expect(companyOf(await read(id, owner()))).toMatchObject({ approval: 'approved', publicContact: {} });
    expect(await readChanged(id)).toBeUndefined();
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'approve',
      changes: { email: [approved.email, fresh.email] },
      actorId: admin().id,
    });
    const { length } = await auditOf(id);
    expect((await decide(adminPaths.approveCompany(id))).status).toBe(200);
    expect(await auditOf(id)).toHaveLength(length);
  });

  test('goes when it is rejected, with a reason for the owner; the company stays', async () => {
    const id = await addApproved();
    const { version } = companyOf(await put(id, fresh));
    const reason = 'This is not your domain.';
    const answer = await decide(adminPaths.rejectCompany(id), { reason });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'The new contact is rejected. The company stays approved.' },
    });
    const own = companyOf(await read(id, owner()));
    expect(own).toMatchObject({
      ...approved,
      approval: 'approved',
      contactReason: reason,
      publicContact: {},
    });
    expect((await read(id)).status).toBe(200);
    expect(await readChanged(id)).toBeUndefined();
    // The owner's form was filled before the rejection.
    const stale = await write(server(), ['PUT', apiPaths.company(id), toForm(fresh)], {
      token: owner().token,
      headers: { 'If-Match': toIfMatch(version ?? 0) },
    });
    expect([stale.status, companyOf(stale)]).toEqual([409, own]);
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'reject', reason, actorId: admin().id });
    // Repeated, it does not reject the company.
    await decide(adminPaths.rejectCompany(id), { reason });
    expect(companyOf(await read(id, owner())).approval).toBe('approved');
    expect(companyOf(await put(id, {}))).toMatchObject({ contactReason: '', version: 4 });
    await decide(adminPaths.rejectCompany(id), { reason: 'Not a company.' });
    expect(companyOf(await read(id, owner())).approval).toBe('rejected');
  });

  test('is changed again or taken back by its owner', async () => {
    const id = await addApproved();
    await put(id, fresh);
    const again = companyOf(
      await put(id, { ...fresh, email: 'third@padma.example', website: typed.website }),
    );
    expect(again).toMatchObject({
      email: 'third@padma.example',
      website: typed.website,
      publicContact: { email: approved.email, contactNumber: approved.contactNumber },
    });
    expect(again.publicContact).not.toHaveProperty('website');
    expect(companyOf(await put(id, {}))).toMatchObject({ ...approved, publicContact: {} });
    expect(await readChanged(id)).toBeUndefined();
  });

  test('is approved only as it was looked at', async () => {
    const id = await addApproved();
    await put(id, fresh);
    await put(id, { ...fresh, email: 'other@evil.example' });
    const stale = await decide(adminPaths.approveCompany(id), undefined, { 'If-Match': toIfMatch(2) });
    expect(stale).toMatchObject({
      status: 409,
      body: { data: { company: { email: 'other@evil.example', version: 3 } } },
    });
    expect((await read(id)).body).toMatchObject({ data: { company: approved } });
    const right = await decide(adminPaths.approveCompany(id), undefined, { 'If-Match': toIfMatch(3) });
    expect(right.status).toBe(200);
  });

  test('of an administrator is public at once; what they leave alone waits on', async () => {
    const id = await addApproved();
    await put(id, { email: fresh.email, website: fresh.website });
    const seen = { email: fresh.email, website: 'https://by-us.example', size: '7' };
    expect(companyOf(await put(id, seen, admin()))).toMatchObject({
      website: 'https://by-us.example',
      publicContact: { email: approved.email },
    });
    expect((await read(id)).body).toMatchObject({
      data: { company: { email: approved.email, website: 'https://by-us.example', size: '7' } },
    });
    expect((await readChanged(id))?.changes).toEqual({ email: [approved.email, fresh.email] });
  });

  test('does not wait by itself where the company waits anyway, and shows what was approved', async () => {
    const id = await addApproved();
    await put(id, { email: fresh.email });
    const renamed = companyOf(await put(id, { ...fresh, name: 'Jamuna' }));
    expect(renamed).toMatchObject({ ...fresh, approval: 'pending', publicContact: {} });
    const { body } = await send('GET', `${adminPaths.companies}?perPage=100`, undefined, admin());
    const Rows = v.object({ data: AdminCompaniesData });
    const row = v.parse(Rows, body).data.companies.find((company) => company._id === id);
    expect(row?.changes).toEqual({
      name: [typed.name, 'Jamuna'],
      website: [approved.website, fresh.website],
      contactNumber: [approved.contactNumber, fresh.contactNumber],
      email: [approved.email, fresh.email],
    });
    const [stored] = await server().context.db.orm.select().from(companies).where(eq(companies.id, id));
    expect(stored).toMatchObject({ ...fresh, pendingContact: null });
  });

  test('of a company that was never approved is stored as it is', async () => {
    const { _id } = await postCompany(server(), owner());
    expect(companyOf(await put(_id, fresh))).toMatchObject({ ...fresh, publicContact: {} });
    await setApproval(_id, 'rejected', 'Why?');
    expect(companyOf(await put(_id, {}))).toMatchObject({ ...approved, approval: 'pending' });
  });
});
