import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';

/** A process, distinguished from a later one with the same pid. */
interface ProcessIdentity {
  pid: number;
  /** Boot id and start time, '' where unknown. */
  start: string;
}

/** Used as the start of a zombie process. */
const ENDED = 'ended';

async function startOf(pid: number): Promise<string> {
  try {
    const [boot, status] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // Field 2 is in brackets and may hold spaces; the state is field 3, the start time field 22.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return ENDED;
    return `${boot.trim()}/${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

async function identify(pid: number): Promise<ProcessIdentity> {
  return { pid, start: await startOf(pid) };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True while that process runs. */
async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  if (!exists(identity.pid)) return false;
  const start = await startOf(identity.pid);
  return start !== ENDED && (identity.start === '' || identity.start === start);
}

const RETRY_MS = 200;
const Holder = v.object({ pid: v.number(), start: v.string() });

/** A link appears atomically and never overwrites. */
async function take(path: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(await identify(process.pid)));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isLeftBehind(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return false;
  try {
    const holder = v.safeParse(Holder, JSON.parse(text));
    return !holder.success || !(await isRunning(holder.output));
  } catch {
    return true;
  }
}

/**
 * Runs work under an exclusive lock; others wait. With proper-lockfile (4.1.2) they would wait 10 s for the lock of a
 * killed build, or take that of one whose thread is busy for as long.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  while (!(await take(path))) {
    await delay(RETRY_MS);
    if (await isLeftBehind(path)) await rm(path, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
