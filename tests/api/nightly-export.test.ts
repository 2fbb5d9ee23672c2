import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { readConfig } from '#server/config.ts';
import { projectRoot } from '#server/process.ts';
import { addNightlyExport, openExportFolder } from '#server/transfer/nightly-export.ts';
import { addInboxJob, sendApplication, createJobStage, addPerson } from '../support/stage.ts';
import { drain } from '../support/queue.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

/** 2:30 in Bangladesh, before the export of the night. */
const START = Date.parse('2026-03-01T20:30:00Z');

let folder = '';
let exportDir = '';
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaj-test-exports-'));
  exportDir = join(folder, 'exports');
  await mkdir(exportDir);
  server = await createTestServer({ heldAt: START, config: { exportDir } });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function passHour(): Promise<void> {
  await addNightlyExport(server.context);
  await drain(server);
}
const list = async () => (await readdir(exportDir)).sort();
const toName = (day: number) => `kaj-2026-03-${String(day).padStart(2, '0')}.export.gz`;

test('each night has one whole export, which only its owner reads', async () => {
  const stage = await createJobStage(server);
  const jobId = await addInboxJob(server, stage, { applicationDeadline: new Date(START + 90 * DAY_MS) });
  await sendApplication(server, { jobId, token: (await addPerson(server)).token });
  await passHour();
  // Of the night before, which was missed.
  expect(await list()).toEqual([toName(1)]);
  await server.advance(HOUR_MS);
  await passHour();
  await passHour();
  expect(await list()).toEqual([toName(1), toName(2)]);
  const { mode } = await stat(join(exportDir, toName(2)));
  expect(mode & 0o777).toBe(0o600);
  const rows = gunzipSync(await readFile(join(exportDir, toName(2)))).toString();
  expect(rows).toMatch(/^applications \{/m);
  expect(rows).toMatch(/^server_keys .*applications 1/m);
  expect(server.logs.filter(({ event }) => event === 'nightly export written')).toHaveLength(2);
});

test('the newest seven are stored, and other files of the folder are left alone', async () => {
  await writeFile(join(exportDir, 'kaj.export.gz'), 'mine');
  const left = join(exportDir, `${toName(30)}.0a1b2c3d.part`);
  await writeFile(left, 'of a server that was stopped');
  await utimes(left, new Date(), new Date(Date.now() - HOUR_MS));
  const growing = `${toName(1)}.4e5f6a7b.part`;
  await writeFile(join(exportDir, growing), 'of another server');
  for (let night = 1; night <= 9; night += 1) {
    await passHour();
    await server.advance(DAY_MS);
  }
  expect(await list()).toEqual([...[3, 4, 5, 6, 7, 8, 9].map(toName), growing, 'kaj.export.gz'].sort());
});

test('a failure is logged, leaves the older ones and is made up for', async () => {
  await passHour();
  const [stored = ''] = await list();
  const before = await readFile(join(exportDir, stored));
  await server.advance(DAY_MS);
  await rm(exportDir, { recursive: true });
  await writeFile(exportDir, 'a file where the folder was');
  await passHour();
  expect(server.logs).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'work failed, will retry' }),
  );
  await rm(exportDir);
  await mkdir(exportDir);
  await writeFile(join(exportDir, stored), before);
  await passHour();
  expect(await list()).toEqual([stored, toName(2)]);
});

test('nothing is exported without the setting', async () => {
  const { config } = server.context;
  await addNightlyExport({ ...server.context, config: { ...config, exportDir: undefined } });
  await drain(server);
  expect(await list()).toEqual([]);
});

test('the folder is none that the server sends files from', async () => {
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await symlink(join(dataDir, 'files'), join(folder, 'link'));
  const open = (name: string) => openExportFolder({ ...readConfig({ EXPORT_DIR: name }), dataDir });
  for (const name of [
    join(dataDir, 'files'),
    join(dataDir, 'files', 'exports'),
    join(folder, 'link'),
    join(dataDir, 'db'),
    join(projectRoot(), 'dist', 'exports'),
    join(projectRoot(), 'public'),
  ]) {
    await expect(open(name)).rejects.toThrow(/^EXPORT_DIR is within /);
  }
  await writeFile(join(folder, 'file'), '');
  await expect(open(join(folder, 'file', 'exports'))).rejects.toThrow(/cannot be written \(ENOTDIR\)/);
  await open(join(dataDir, 'exports', 'nightly'));
  expect((await stat(join(dataDir, 'exports'))).mode & 0o777).toBe(0o700);
});
