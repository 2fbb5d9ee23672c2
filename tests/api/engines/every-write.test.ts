import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { adminPaths, ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { newId } from '#server/ids.ts';
import { companies, jobs } from '#server/db/schema.ts';
import { typedObject } from '../../support/company-forms.ts';
import { sendWith, toPayload, useJobStage, addJob, addPerson, addCompany } from '../../support/stage.ts';
import { sendDuring } from '../../support/row-changes.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

const askers = ['nobody', 'another user', 'its owner', 'an administrator'] as const;
type Asker = (typeof askers)[number];
const personOf = (asker: Asker) =>
  ({
    nobody: undefined,
    'another user': stage().other,
    'its owner': stage().owner,
    'an administrator': stage().admin,
  })[asker];

interface Row {
  approval: 'pending' | 'approved';
  deletedAt: Date | null;
}
const states = {
  waiting: { approval: 'pending', deletedAt: null },
  public: { approval: 'approved', deletedAt: null },
  deleted: { approval: 'approved', deletedAt: new Date() },
} as const satisfies Record<string, Row>;

const orm = () => server().context.db.orm;
const jobPlace = (createdBy: string) => ({ ...stage(), createdBy });

/** Both kinds of row, as the database has them and as the API is asked for them. */
const kinds = {
  job: {
    add: (row: Row, owner: string) => addJob(server(), jobPlace(owner), row),
    read: (id: string) => orm().select().from(jobs).where(eq(jobs.id, id)),
    table: 'jobs',
    path: apiPaths.job,
    restore: ownerPaths.jobRestore,
    approve: adminPaths.approveJob,
    body: (): object => toPayload(stage()),
    full: 'You have 500 jobs already. Please delete old ones first.',
    fill: (owner: string) => {
      const { companyId, categoryId } = stage();
      const applicationDeadline = new Date();
      const same = { title: 'One', companyId, categoryId, createdBy: owner, applicationDeadline };
      return orm()
        .insert(jobs)
        .values(Array.from({ length: 500 }, () => ({ id: newId(), jobType: 'remote', ...same })));
    },
  },
  company: {
    add: (row: Row, owner: string) => addCompany(server(), { ...row, createdBy: owner }),
    read: (id: string) => orm().select().from(companies).where(eq(companies.id, id)),
    table: 'companies',
    path: apiPaths.company,
    restore: ownerPaths.companyRestore,
    approve: adminPaths.approveCompany,
    body: (): object => typedObject,
    full: 'You have 200 companies already, and there can be no more.',
    fill: (owner: string) => {
      const same = { name: 'One', createdBy: owner };
      return orm()
        .insert(companies)
        .values(Array.from({ length: 200 }, () => ({ id: newId(), ...same })));
    },
  },
} as const;

const writes = [
  { name: 'PUT', state: 'waiting', another: 404 },
  { name: 'PUT', state: 'public', another: 403 },
  { name: 'DELETE', state: 'waiting', another: 404 },
  { name: 'DELETE', state: 'public', another: 403 },
  // Deleted rows are invisible to other users.
  { name: 'restore', state: 'deleted', another: 404 },
] as const;

describe.each(['job', 'company'] as const)('a %s', (kind) => {
  const { table, add, read, path, restore, approve, body, full, fill } = kinds[kind];

  type Write = (typeof writes)[number]['name'];
  const write = (name: Write, id: string, token: string | undefined, ending = '') =>
    name === 'restore'
      ? server().send('POST', restore(id) + ending, undefined, token)
      : server().send(name, path(id) + ending, name === 'PUT' ? body() : undefined, token);

  test.each(writes)('that is $state: $name', async ({ name, state, another }) => {
    const statuses = { nobody: 401, 'another user': another, 'its owner': 200, 'an administrator': 200 };
    for (const asker of askers) {
      const id = await add(states[state], stage().owner.id);
      const before = await read(id);
      const ending = asker === 'an administrator' ? '/' : '';
      const answer = await write(name, id, personOf(asker)?.token, ending);
      const isDone = answer.status === 200;
      expect([asker, answer.status]).toEqual([asker, statuses[asker]]);
      expect(answer.body).toMatchObject({ success: isDone, message: expect.stringMatching(/\S/) });
      const after = await read(id);
      if (isDone) expect(after).not.toEqual(before);
      else expect(after).toEqual(before);
      expect(after[0]?.createdBy).toBe(stage().owner.id);
    }
  });

  test('is not deleted by who has read an older version', async () => {
    const id = await add(states.public, stage().owner.id);
    await write('PUT', id, stage().owner.token);
    const remove = (version: string) =>
      sendWith(server(), {
        method: 'DELETE',
        path: path(id),
        headers: { Authorization: `Bearer ${stage().owner.token}`, 'If-Match': version },
      });
    expect(await remove('"v1"')).toMatchObject({ status: 409, body: { data: { [kind]: { version: 2 } } } });
    expect((await read(id))[0]?.deletedAt).toBeNull();
    expect((await remove('"v2"')).status).toBe(200);
  });

  test('that is changed at that very moment is neither changed nor deleted by who has not seen it', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const id = await add(states.public, stage().owner.id);
      const answer = await sendDuring(
        server(),
        (run) => run`update ${sql.identifier(table)} set version = 2 where id = ${id}`,
        () =>
          sendWith(server(), {
            method,
            path: path(id),
            body: body(),
            headers: { Authorization: `Bearer ${stage().owner.token}`, 'If-Match': '"v1"' },
          }),
      );
      expect(answer).toMatchObject({ status: 409, body: { data: { [kind]: { version: 2 } } } });
    }
  });

  test('that is changed at that very moment is not approved as it was', async () => {
    const id = await add(states.waiting, stage().owner.id);
    const answer = await sendDuring(
      server(),
      (run) => run`update ${sql.identifier(table)} set version = 2 where id = ${id}`,
      () =>
        sendWith(server(), {
          method: 'POST',
          path: approve(id),
          headers: { Authorization: `Bearer ${stage().admin.token}`, 'If-Match': '"v1"' },
        }),
    );
    expect(answer.status).toBe(409);
    expect(await read(id)).toMatchObject([{ approval: 'pending', version: 2 }]);
  });

  test('returns for thirty days, and to a list that has room for it', async () => {
    const { id: owner, token } = await addPerson(server());
    const ago = (ms: number) => ({ ...states.deleted, deletedAt: new Date(server().context.clock() - ms) });
    const late = await add(ago(RESTORE_DAYS * DAY_MS), owner);
    const days = `A deleted ${kind} can be brought back for ${RESTORE_DAYS} days only.`;
    expect(await write('restore', late, token)).toMatchObject({ status: 409, body: { message: days } });
    const early = await add(ago(RESTORE_DAYS * DAY_MS - 60_000), owner);
    await fill(owner);
    expect(await write('restore', early, token)).toMatchObject({ status: 409, body: { message: full } });
    expect(await write('restore', early, stage().admin.token)).toMatchObject({ status: 409 });
    const rows = kind === 'job' ? jobs : companies;
    const isThere = and(eq(rows.createdBy, owner), isNull(rows.deletedAt));
    const [other] = await orm().select({ id: rows.id }).from(rows).where(isThere);
    expect((await write('DELETE', other?.id ?? '', token)).status).toBe(200);
    expect((await write('restore', early, token)).status).toBe(200);
  });

  test('is one of six at once to get the last place', async () => {
    const { id: owner, token } = await addPerson(server());
    const ids: string[] = [];
    for (let number = 0; number < 6; number += 1) ids.push(await add(states.deleted, owner));
    await fill(owner);
    const rows = kind === 'job' ? jobs : companies;
    const isThere = and(eq(rows.createdBy, owner), isNull(rows.deletedAt));
    const [other] = await orm().select({ id: rows.id }).from(rows).where(isThere);
    await write('DELETE', other?.id ?? '', token);
    const answers = await Promise.all(ids.map((id) => write('restore', id, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await orm().$count(rows, isThere)).toBe(kind === 'job' ? 500 : 200);
  });

  test('takes from what is sent nothing that is not for its owner to say', async () => {
    const forbidden = {
      _id: 'an-id-of-mine',
      id: 'an-id-of-mine',
      approval: 'approved',
      isApproved: true,
      approvalReason: 'Because',
      approvedValues: { title: 'of-mine' },
      pendingContact: { email: 'of-mine@example.com' },
      publicContact: { email: 'of-mine@example.com' },
      contactReason: 'Because',
      companyApproval: 'approved',
      verificationStatus: 'verified',
      createdBy: stage().other.id,
      created_by: stage().other.id,
      createdAt: '2020-01-01',
      deletedAt: '2020-01-01',
      version: 99,
      visible: true,
      postedAt: '2020-01-01T00:00:00.000Z',
      logo: '/files/logos/not/mine.webp',
    };
    const id = await add(states.waiting, stage().owner.id);
    const [before] = await read(id);
    const sent = { ...body(), ...forbidden };
    expect((await server().send('PUT', path(id), sent, stage().owner.token)).status).toBe(200);
    const [after] = await read(id);
    const { approval, approvalReason, createdBy, createdAt, deletedAt } = before ?? {};
    expect(after).toMatchObject({
      id,
      approval,
      approvalReason,
      createdBy,
      createdAt,
      deletedAt,
      version: 2,
    });
    expect(JSON.stringify(after)).not.toMatch(/of-mine|Because|verified|2020-01-01|not\/mine/);
    const collection = kind === 'job' ? apiPaths.jobs : apiPaths.companies;
    const posted = await server().send('POST', collection, sent, stage().owner.token);
    expect(posted).toMatchObject({
      status: 201,
      body: { data: { [kind]: { approval: 'pending', version: 1, createdBy: stage().owner.id } } },
    });
    expect(JSON.stringify(posted.body)).not.toMatch(/of-mine|Because|verified|2020-01-01|not\/mine/);
  });
});

test.each([
  ['nobody', 401, 401],
  // The company of the job is its owner's alone.
  ['another user', 400, 201],
  ['its owner', 201, 201],
  ['an administrator', 400, 201],
] as const)('what %s posts is theirs', async (asker, ...statuses) => {
  const person = personOf(asker);
  const answers = [
    await server().send('POST', apiPaths.jobs, toPayload(stage()), person?.token),
    await server().send('POST', `${apiPaths.companies}/`, typedObject, person?.token),
  ];
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => JSON.stringify(body));
  for (const text of made) expect(text).toContain(`"createdBy":"${person?.id}"`);
});

test('a job is not posted to a company that is deleted at that very moment', async () => {
  const company = await addCompany(server(), { createdBy: stage().owner.id });
  const answer = await sendDuring(
    server(),
    (run) => run`update companies set deleted_at = now() where id = ${company}`,
    () => server().send('POST', apiPaths.jobs, toPayload(stage(), { company }), stage().owner.token),
  );
  expect(answer).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^Choose one of your own companies/) },
  });
  expect(await orm().$count(jobs, eq(jobs.companyId, company))).toBe(0);
});
