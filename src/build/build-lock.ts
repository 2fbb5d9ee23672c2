import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { identify, isRunning } from './process-identity.ts';

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
