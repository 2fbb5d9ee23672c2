import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { companies } from '#server/db/schema.ts';
import {
  useCompanyCalls,
  companyOf,
  postCompany,
  toForm,
  typedObject,
  write,
} from '../support/company-forms.ts';
import { addPerson } from '../support/stage.ts';

const { server, owner, admin, send, sendJson, read, setApproval, auditOf } = useCompanyCalls();

describe('PUT /companies/{id}', () => {
  test.each(['', '/', '?view=detailed', '/?view=detailed'])(
    'answers with %j behind the id, and each change counts',
    async (ending) => {
      const { _id } = await postCompany(server(), owner());
      const changed = toForm({ 'address[city]': 'Natore', size: '', verificationStatus: 'verified' });
      const answer = await send('PUT', apiPaths.company(_id) + ending, changed, owner());
      expect(answer.status).toBe(200);
      const expected = {
        ...typedObject,
        address: { ...typedObject.address, city: 'Natore' },
        size: '',
        verificationStatus: '',
        version: 2,
      };
      expect(companyOf(answer)).toMatchObject(expected);
      expect(companyOf(await read(_id, owner()))).toEqual(companyOf(answer));
      const [, edit] = await auditOf(_id);
      expect(edit).toMatchObject({
        action: 'edit',
        changes: { city: ['রাজশাহী', 'Natore'], size: ['51-200', ''] },
      });
    },
  );

  test('takes JSON', async () => {
    const { _id } = await postCompany(server(), owner());
    const answer = await sendJson('PUT', apiPaths.company(_id), { ...typedObject, size: '201-500' }, owner());
    expect(companyOf(answer)).toMatchObject({ size: '201-500', version: 2 });
  });

  test('a new name waits for approval again; other changes do not', async () => {
    const { _id } = await postCompany(server(), owner());
    await setApproval(_id, 'approved');
    const other = toForm({ size: '11-50', website: 'https://new.example' });
    expect(companyOf(await send('PUT', apiPaths.company(_id), other, owner())).approval).toBe('approved');
    const named = toForm({ name: 'Jamuna' });
    expect(companyOf(await send('PUT', apiPaths.company(_id), named, owner())).approval).toBe('pending');
  });

  test('a rejected one waits again after any change, and its reason is gone', async () => {
    const { _id } = await postCompany(server(), owner());
    await setApproval(_id, 'rejected', 'Not a company');
    const before = await read(_id, owner());
    expect(companyOf(before)).toMatchObject({ approval: 'rejected', approvalReason: 'Not a company' });
    const after = await send('PUT', apiPaths.company(_id), toForm(), owner());
    expect(companyOf(after)).toMatchObject({ approval: 'pending', approvalReason: '' });
  });

  test('an administrator may; approval stays, and the verification status is theirs to change', async () => {
    const { _id } = await postCompany(server(), owner());
    await setApproval(_id, 'approved');
    const form = toForm({ name: 'Jamuna', verificationStatus: ' verified ' });
    const answer = await send('PUT', apiPaths.company(_id), form, admin());
    const expected = { name: 'Jamuna', approval: 'approved', verificationStatus: 'verified' };
    expect(companyOf(answer)).toMatchObject({ ...expected, createdBy: owner().id });
    const later = await send('PUT', apiPaths.company(_id), toForm({ name: 'Jamuna' }), owner());
    expect(companyOf(later)).toMatchObject(expected);
  });

  test('a change made from an older version is refused with the stored one', async () => {
    const { _id } = await postCompany(server(), owner());
    const put = (size: string, version: string) =>
      write(server(), ['PUT', apiPaths.company(_id), toForm({ size })], {
        token: owner().token,
        headers: { 'If-Match': version },
      });
    expect((await put('11-50', '"v1"')).status).toBe(200);
    const stale = await put('1-10', '"v1"');
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      success: false,
      code: expect.any(String),
      message: expect.any(String),
    });
    expect(companyOf(stale)).toMatchObject({ size: '11-50', version: 2 });
    expect(companyOf(await read(_id, owner())).size).toBe('11-50');
    expect((await put('1-10', 'v2')).status).toBe(400);
    expect(companyOf(await put('1-10', '*'))).toMatchObject({ size: '1-10', version: 3 });
  });

  test('of many at once from one version, one is stored and the others refused', async () => {
    const { _id } = await postCompany(server(), owner());
    const sizes = Array.from({ length: 10 }, (_, number) => `1-${number + 2}`);
    const answers = await Promise.all(
      sizes.map((size) =>
        write(server(), ['PUT', apiPaths.company(_id), toForm({ size })], {
          token: owner().token,
          headers: { 'If-Match': '"v1"' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...sizes.slice(1).map(() => 409)]);
    const winner = sizes[answers.findIndex(({ status }) => status === 200)];
    expect(companyOf(await read(_id, owner()))).toMatchObject({ size: winner, version: 2 });
  });
});

describe('DELETE /companies/{id} and its undoing', () => {
  test('a deleted company is gone, returns for 30 days, and not after', async () => {
    const { _id } = await postCompany(server(), owner());
    const answer = await send('DELETE', apiPaths.company(_id), undefined, owner());
    expect(answer.status).toBe(200);
    expect((await read(_id, owner())).status).toBe(404);
    expect((await send('DELETE', apiPaths.company(_id), undefined, owner())).status).toBe(404);
    expect((await send('PUT', apiPaths.company(_id), toForm(), owner())).status).toBe(404);
    const list = await send('GET', `${apiPaths.companies}?createdBy=${owner().id}`, undefined, owner());
    expect(JSON.stringify(list.body)).not.toContain(_id);
    const restored = await send('POST', ownerPaths.companyRestore(_id), undefined, owner());
    expect(restored.status).toBe(200);
    expect(companyOf(restored)).toMatchObject({ ...typedObject, version: 1 });
    expect((await send('POST', ownerPaths.companyRestore(_id), undefined, owner())).status).toBe(200);
    await send('DELETE', apiPaths.company(_id), undefined, admin());
    expect((await auditOf(_id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['create', owner().id],
      ['delete', owner().id],
      ['restore', owner().id],
      ['delete', admin().id],
    ]);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await server().context.db.orm.update(companies).set({ deletedAt: old }).where(eq(companies.id, _id));
    const late = await send('POST', ownerPaths.companyRestore(_id), undefined, owner());
    expect([late.status, late.body]).toEqual([
      409,
      {
        success: false,
        code: 'companyDeletedLongAgo',
        message: 'A deleted company can be brought back for 30 days only.',
      },
    ]);
  });
});

describe('a repeat with its key', () => {
  const key = { 'Idempotency-Key': 'a-key-of-mine' };
  test('of a form changes nothing, however its parts are marked', async () => {
    const person = await addPerson(server());
    const post = () =>
      write(server(), ['POST', apiPaths.companies, toForm()], { token: person.token, headers: key });
    const [first, twin] = await Promise.all([post(), post()]);
    const later = await post();
    expect([first.status, twin.status, later.status]).toEqual([201, 201, 201]);
    expect([twin.body, later.body]).toEqual([first.body, first.body]);
    expect(later.headers.get('Idempotency-Replayed')).toBe('true');
    const other = await write(server(), ['POST', apiPaths.companies, toForm({ size: '1' })], {
      token: person.token,
      headers: key,
    });
    expect(other.status).toBe(422);
    const list = await send('GET', apiPaths.companies, undefined, person);
    expect(list.body).toMatchObject({ data: { companies: [{ _id: companyOf(first)._id }] } });
  });
});
