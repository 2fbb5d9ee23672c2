import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/engine/embedded.ts';
import type { LogEntry } from '#server/log.ts';
import { projectRoot } from '#server/process.ts';
import { findProgram } from '../../support/bundled-programs.ts';
import { createDataFolder, type DataFolder } from '../../support/database.ts';
import { readLockOwner } from '../../support/lock-owner.ts';

let folder: DataFolder;
beforeEach(async () => {
  folder = await createDataFolder();
});
afterEach(() => folder.remove());

function startWriter(dataDir: string): ChildProcess {
  return spawn(process.execPath, [findProgram('database-writer'), dataDir], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Lets the writer write that many rows, then kills it, and every second time its engine first. @returns their ids */
async function writeAndKill(dataDir: string, round: number): Promise<string[]> {
  const writer = startWriter(dataDir);
  if (writer.stdout === null) throw new Error('The writer has no output.');
  const written: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line.length === 24) written.push(line);
    if (written.length < 20 + round * 10 || writer.killed) continue;
    if (round % 2 === 1) process.kill((await readLockOwner(dataDir)).engine, 'SIGKILL');
    writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  return written;
}

test('kills in the middle of writes lose no acknowledged row, and it opens again by itself', async () => {
  const { dataDir } = folder;
  const written: string[] = [];
  for (let round = 0; round < 10; round += 1) written.push(...(await writeAndKill(dataDir, round)));
  const db = await connectDatabase({ dataDir });
  const rows = await db.sql<{ id: string }[]>`select id from users`;
  await db.close();
  const kept = new Set(rows.map((row) => row.id));
  expect(written.length).toBeGreaterThan(400);
  expect(written.filter((id) => !kept.has(id))).toEqual([]);
}, 180_000);

/** Holds this process until another one has ended: Node hears of it only afterwards. */
function waitDeaf(pid: number): void {
  while (!/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
}

test('an engine that ends just before it is asked to is closed all the same', async () => {
  const { dataDir } = folder;
  const embedded = await startEmbedded({ dataDir });
  const pid = (await readLockOwner(dataDir)).engine;
  process.kill(pid, 'SIGKILL');
  waitDeaf(pid);
  await expect(embedded.close()).resolves.toBeUndefined();
});

test('an engine that crashes fails its queries at once and is replaced', async () => {
  const { dataDir } = folder;
  const entries: LogEntry[] = [];
  const db = await connectDatabase({ dataDir, log: (entry) => entries.push(entry) });
  await db.sql`insert into users (id, email) values ('kept', 'kept')`;
  const running = db.sql`select pg_sleep(30)`.then(
    () => 'answered',
    () => 'failed',
  );
  expect(db.readState().embedded).toEqual({ isUp: true, restarts: 0 });
  process.kill((await readLockOwner(dataDir)).engine, 'SIGKILL');
  expect(await running).toBe('failed');
  await expect.poll(() => db.readState().embedded?.isUp, { interval: 1 }).toBe(false);
  const [row] = await vi.waitFor(() => db.sql`select id from users`, { timeout: 30_000, interval: 100 });
  expect(row).toEqual({ id: 'kept' });
  expect(db.readState().embedded).toEqual({ isUp: true, restarts: 1 });
  expect(entries).toHaveLength(1);
  await db.close();
}, 60_000);
