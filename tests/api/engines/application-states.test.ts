import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationStates, canMove, stateTable } from '#contract/applications/states.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { newId } from '#server/ids.ts';
import { applicationEvents, applications } from '#server/db/applications-schema.ts';
import { postgresCode } from '#server/errors/database-errors.ts';
import {
  addInboxJob,
  listApplications,
  newApplicationKey,
  sendApplication,
  useJobStage,
  addPerson,
} from '../../support/stage.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

const movers = ['employer', 'applicant'] as const;
type State = (typeof applicationStates)[number];

test('the database allows the moves of the contract, and no other', async () => {
  const rows = await server().context.db.sql<{ from_state: string; to_state: string; moved_by: string }[]>`
    select * from application_transitions`;
  const told = Object.entries(stateTable).flatMap(([from, { next: row }]) =>
    Object.entries(row).map(([to, by]) => `${from} ${to} ${by}`),
  );
  expect(rows.map((row) => `${row.from_state} ${row.to_state} ${row.moved_by}`).sort()).toEqual(told.sort());
  await expect(
    server().context.db.sql`insert into application_transitions values ('offered', 'withdrawn', 'applicant')`,
  ).rejects.toThrow();
});

/** An application in a state, whatever moves led there. */
async function addIn(state: State): Promise<string> {
  const { orm } = server().context.db;
  const jobId = await addInboxJob(server(), stage());
  const id = newId();
  const at = new Date();
  await orm.insert(applications).values({
    id,
    receipt: id,
    jobId,
    applicantId: (await addPerson(server())).id,
    key: newApplicationKey(),
    state,
    stateAt: at,
    toldAt: at,
    sentAt: at,
    keyNo: 1,
  });
  return id;
}

test('each move is done or refused by the database as the contract has it', async () => {
  const { orm } = server().context.db;
  for (const from of applicationStates) {
    const id = await addIn(from);
    for (const to of applicationStates.filter((state) => state !== from)) {
      for (const by of movers) {
        const stateAt = new Date();
        const key = newApplicationKey();
        const moved = await orm
          .update(applications)
          .set({ state: to, movedBy: by, stateAt, key })
          .where(eq(applications.id, id))
          .then(
            () => 'done',
            (error: unknown) => postgresCode(error),
          );
        expect([from, to, by, moved]).toEqual([from, to, by, canMove({ from, to, by }) ? 'done' : 'KJ001']);
        if (moved !== 'done') continue;
        const events = await orm
          .delete(applicationEvents)
          .where(eq(applicationEvents.applicationId, id))
          .returning();
        expect(events).toMatchObject([{ fromState: from, toState: to, movedBy: by, at: stateAt }]);
        // Back to where it was, past the trigger.
        await orm.transaction(async (tx) => {
          await tx.execute(sql`alter table applications disable trigger application_moved`);
          await tx.update(applications).set({ state: from }).where(eq(applications.id, id));
          await tx.execute(sql`alter table applications enable trigger application_moved`);
        });
        await orm.delete(applicationEvents).where(eq(applicationEvents.applicationId, id));
      }
    }
  }
});

test.each(['offered', 'notSelected'] as const)(
  'an untold decision (%s) does not show in a withdrawal',
  async (state) => {
    const { orm } = server().context.db;
    const id = await addIn(state);
    const applicant = await addPerson(server());
    await orm.update(applications).set({ applicantId: applicant.id }).where(eq(applications.id, id));
    const { status } = await server().send('POST', applicationPaths.withdraw(id), undefined, applicant.token);
    expect(status).toBe(200);
  },
);

test('a withdrawn application is not sent again with a key that has been used', async () => {
  const { orm } = server().context.db;
  const jobId = await addInboxJob(server(), stage());
  const key = newApplicationKey();
  await sendApplication(server(), { jobId, key, token: (await addPerson(server())).token });
  const [row] = await listApplications(server(), jobId);
  const isThis = eq(applications.id, row?.id ?? '');
  await orm.update(applications).set({ state: 'withdrawn' }).where(isThis);
  const back = (changes: object) =>
    orm
      .update(applications)
      .set({ state: 'new', ...changes })
      .where(isThis);
  await expect(back({})).rejects.toMatchObject({ cause: { code: 'KJ001' } });
  const other = newApplicationKey();
  await expect(back({ key: other, spentKeys: [key, other] })).rejects.toMatchObject({
    cause: { code: 'KJ001' },
  });
  await back({ key: other, spentKeys: [key] });
});
