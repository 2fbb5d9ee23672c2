import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/http/paths.ts';
import { openCommandSocket } from '#server/admin/operator-api.ts';
import { findRunningServer } from '#server/cli/admin-api.ts';
import { readCommand } from '#server/cli/admin-arguments.ts';
import { auditLog } from '#server/db/schema.ts';
import { runAdmin } from '../support/admin-command.ts';
import { runCommandLine } from '../support/command-line.ts';
import { createDataFolder } from '../support/database.ts';
import { createJobStage, postJob, readJob, toPayload, type JobStage, addCompany } from '../support/stage.ts';
import { addUpkeep, clearWork } from '../support/queue.ts';
import { useTestServer } from '../support/server.ts';
import { startServerProcess } from '../support/server-process.ts';

const server = useTestServer();

/** What the command line does beside a running server, without a process of its own. */
async function admin(...args: string[]) {
  const api = await findRunningServer(server().context.config.dataDir);
  if (api === null) throw new Error('No server runs.');
  return runCommandLine(api, args);
}

describe('beside a running server', () => {
  let stage: JobStage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    stage = await createJobStage(server());
    close = await openCommandSocket(server().context);
  });
  afterAll(() => close());

  const read = (id: string) => server().send('GET', apiPaths.job(id), undefined, stage.owner.token);

  test('lists what waits, with control characters escaped', async () => {
    const companyId = await addCompany(server(), {
      name: 'Dhaka\u001B[31m \u202EMills',
      approval: 'pending',
      createdBy: stage.owner.id,
    });
    const { _id: id } = await postJob(server(), stage, { title: 'হিসাবরক্ষক' });
    const report = await admin('list');
    expect(report.problems).toEqual([]);
    const text = report.lines.join('\n');
    expect(text).toContain('Companies waiting for approval: 1\n');
    const since = `${stage.owner.email} · since 2\\d{3}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC · version 1`;
    expect(text).toMatch(new RegExp(`  ${companyId}  Dhaka \\[31m  Mills · ${since}`));
    expect(text).toMatch(new RegExp(`  ${id}  হিসাবরক্ষক · Meghna Foods · ${since}`));
  });

  test('approves and rejects, several at once, and reports failures', async () => {
    const first = await postJob(server(), stage);
    const second = await postJob(server(), stage);
    expect(await admin('approve', first._id, 'nothing', second._id)).toMatchObject({
      lines: [`${first._id}: The job is approved.`, `${second._id}: The job is approved.`],
      problems: ['nothing: there is no job or company with this id.'],
    });
    await admin('reject', first._id, '--reason', 'No pay.');
    expect(readJob(await read(first._id))).toMatchObject({ approval: 'rejected', approvalReason: 'No pay.' });
    expect((await admin('list', 'jobs', '--rejected')).lines).toContain('    reason: No pay.');
    const rows = await server()
      .context.db.orm.select()
      .from(auditLog)
      .where(eq(auditLog.entityId, first._id))
      .orderBy(auditLog.id);
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['create', stage.owner.id],
      ['approve', null],
      ['reject', null],
    ]);
  });

  test('decides on the version that was read alone, and says when there is another', async () => {
    const { _id: id } = await postJob(server(), stage);
    await server().send(
      'PUT',
      apiPaths.job(id),
      toPayload(stage, { title: 'Night cook' }),
      stage.owner.token,
    );
    const listed = (await admin('list', 'jobs')).lines.find((line) => line.includes(id));
    expect(listed).toMatch(/Night cook .* · version 2$/);
    for (const decision of [['approve'], ['reject', '--reason', 'No pay.']]) {
      expect(await admin(...decision, id, '--version', '1')).toMatchObject({
        lines: [],
        problems: [`${id}: it has version 2 now, not 1. Please list it again.`],
      });
    }
    expect(readJob(await read(id))).toMatchObject({ approval: 'pending', title: 'Night cook' });
    expect(await admin('approve', id, '--version', '2')).toMatchObject({
      lines: [`${id}: The job is approved.`],
      problems: [],
    });
  });

  test('lists the work that waits and that failed, and does it again', async () => {
    const { db, queue } = server().context;
    await clearWork(db);
    await addUpkeep(db, queue);
    await addUpkeep(db, queue);
    const [work] = await queue.take(1);
    if (work === undefined) throw new Error('No work is due.');
    await queue.giveUp(work, 'tried in vain');
    const [waits, waiting, fails, failed] = (await admin('queue')).lines;
    expect([waits, fails]).toEqual(['Waiting work: 1', 'Failed work: 1']);
    expect(waiting).toMatch(/^ {2}upkeep: 1, since 2\d{3}-\d\d-\d\d \d\d:\d\d UTC$/);
    const [, id = ''] = /^ {2}([\w-]{36}) {2}upkeep · tried in vain · 2.* UTC$/.exec(failed ?? '') ?? [];
    expect(await admin('queue', 'retry', id)).toMatchObject({
      lines: [`${id}: The work is done again.`],
      problems: [],
    });
    expect(await admin('queue', 'retry', id)).toMatchObject({
      problems: [`${id}: Failed work not found.`],
    });
    expect((await admin('queue')).lines.slice(-1)).toEqual(['Failed work: 0']);
    expect(await queue.take(3)).toHaveLength(2);
    await clearWork(db);
  });

  test('uses a socket that only the server’s own user can open', async () => {
    const file = join(server().context.config.dataDir, 'admin-socket.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const socket = /"socket":"([^"]+)"/.exec(await readFile(file, 'utf8'))?.[1] ?? '';
    expect((await stat(join(socket, '..'))).mode & 0o777).toBe(0o700);
  });
});

describe('as operators run it', () => {
  test('asks the running server, which removes its socket when it ends', async () => {
    const { dataDir, remove } = await createDataFolder();
    const settings = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' };
    const running = startServerProcess(settings);
    try {
      await running.ready;
      const { code, stdout, stderr } = await runAdmin(settings, 'list', 'jobs');
      expect(stdout).toMatch(/^Jobs waiting for approval: [1-9]/);
      expect([code, stderr]).toEqual([0, '']);
      const [, id = '', version = ''] = /^ {2}([\w-]+) .* · version (\d+)$/m.exec(stdout) ?? [];
      const stale = await runAdmin(settings, 'approve', id, '--version', `${Number(version) + 1}`);
      expect([stale.code, stale.stdout]).toEqual([1, '']);
      expect(stale.stderr).toMatch(/^\S+: it has version \d+ now, not \d+\. Please list it again\.\n$/);
    } finally {
      running.child.kill('SIGTERM');
      await running.exited;
    }
    await expect(stat(join(dataDir, 'admin-socket.json'))).rejects.toThrow('ENOENT');
    await remove();
  });

  test('opens the database when no server runs, also after one was killed', async () => {
    const { dataDir, remove } = await createDataFolder();
    await writeFile(join(dataDir, 'admin-socket.json'), JSON.stringify({ socket: join(dataDir, 'gone') }));
    const refused = await runAdmin({ DATA_DIR: dataDir }, 'approve', 'nothing');
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^nothing: .*\n$/) });
    await remove();
  });

  test('says in one line what cannot be opened', async () => {
    const settings = { DATABASE_URL: 'postgres://kaj:secret@127.0.0.1:1/kaj' };
    const { code, stdout, stderr } = await runAdmin(settings, 'list');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The database does not answer .*\n$/);
  });
});

describe('the command line', () => {
  test.each([
    [[], 'A command is missing.'],
    [['publish'], 'Unknown command: publish.'],
    [['list', 'users'], 'list shows jobs or companies.'],
    [['approve'], 'approve needs an id.'],
    [['approve', 'not an id'], 'Not a job or company id.'],
    [['approve', '--force', 'x'], "Unknown option '--force'"],
    [['approve', 'x', 'y', '--version', '1'], '--version takes exactly one id.'],
    [['approve', 'x', '--version', 'v1'], '--version must be a version number from list.'],
    [['list', '--version', '1'], '--version is only for approve and reject.'],
    [['reject', 'x'], '--reason is required.'],
    [['reject', 'x', '--reason', ' '], '--reason is required.'],
    [['reject', 'x', '--reason', 'a'.repeat(501)], '--reason must be at most 500 characters.'],
    [['grant-admin'], 'grant-admin needs one e-mail address.'],
    [['show-user', 'a@b.co', 'c@d.co'], 'show-user needs one e-mail address.'],
    [['undo'], 'undo needs an id.'],
    [['reports', 'handle'], 'Use reports, or reports handle with a job id.'],
    [['reports', 'drop', 'x'], 'Use reports, or reports handle with a job id.'],
    [['queue', 'stop'], 'Use queue, or queue retry with an id.'],
    [['queue', 'retry', 'x'], 'Not an id of failed work.'],
    [['reset-password', 'a@b.co', '--yes'], '--yes is only for grant-admin and delete-account.'],
  ])('%j is refused in one line', (args, message) => {
    expect(() => readCommand(args)).toThrow(new RegExp(`^${message.replaceAll(/[?.]/g, '\\$&')} \\(npm run`));
  });

  test('explains itself', async () => {
    const { code, stdout, stderr } = await runAdmin({}, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('npm run admin -- approve <id>…');
  });
});
