import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { findCode } from '../../errors/database-errors.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { identify, isRunning } from './process-identity.ts';

const HEARTBEAT_MS = 2000;
const SILENT_MS = 4 * HEARTBEAT_MS;
/** How long an engine whose server was killed may take to close. */
const CLOSING_MS = 10_000;
const RETRY_MS = 100;

const Process = v.object({ pid: v.number(), start: v.string() });
/** The engine process that uses the files, and its server. */
const Owner = v.object({
  token: v.string(),
  host: v.string(),
  engine: Process,
  server: Process,
  opening: v.string(),
});
type Owner = v.InferOutput<typeof Owner>;

interface LockRequest {
  server: number;
  /** Stays the same when the server restarts a crashed engine. */
  opening: string;
}

interface DataLock {
  release: () => Promise<void>;
}

async function readOwner(path: string): Promise<Owner | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    const parsed = v.safeParse(Owner, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

type Verdict = 'stale' | 'closing' | 'in use';

async function judge(path: string, owner: Owner | null, opening: string): Promise<Verdict> {
  if (owner === null) return 'stale';
  if (owner.host !== hostname()) {
    const age = await stat(path).then(
      (file) => Date.now() - file.mtimeMs,
      () => Infinity,
    );
    return age > SILENT_MS ? 'stale' : 'closing';
  }
  if (!(await isRunning(owner.engine))) return 'stale';
  if (owner.opening === opening) return 'closing';
  return (await isRunning(owner.server)) ? 'in use' : 'closing';
}

/** Creates the lock atomically. @returns false when it exists */
async function take(path: string, owner: Owner): Promise<boolean> {
  const draft = `${path}.${owner.token}`;
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (findCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Renames a stale lock away, and restores it if another process has renewed it in between. */
async function clearStale(path: string, stale: Owner | null): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const found = await readOwner(aside);
  if (found?.token !== stale?.token) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function startHeartbeat(path: string): () => void {
  const beat = () => void utimes(path, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(beat, HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Locks a data folder for this process, taking over stale locks. @throws StartupError when it is in use
 *
 * proper-lockfile (4.1.2) goes by the lock's age alone: at its shortest, a killed engine's lock is free after 2.4 s (here
 * at once), and an engine that computes for 3 s loses its lock to a second one, which would destroy the database.
 */
export async function lockDataFolder(folder: string, { server, opening }: LockRequest): Promise<DataLock> {
  const path = join(folder, 'kaj.lock');
  const owner: Owner = {
    token: randomBytes(12).toString('hex'),
    host: hostname(),
    engine: await identify(process.pid),
    server: await identify(server),
    opening,
  };
  const giveUpAt = Date.now() + CLOSING_MS;
  while (!(await take(path, owner))) {
    const holder = await readOwner(path);
    const verdict = await judge(path, holder, opening);
    if (verdict === 'stale') await clearStale(path, holder);
    else if (verdict === 'in use' || Date.now() > giveUpAt) {
      throw new StartupError(
        `${folder} is in use by another Kaj (process ${holder?.server.pid ?? 'unknown'}).`,
      );
    } else await delay(RETRY_MS);
  }
  const stopHeartbeat = startHeartbeat(path);
  const release = async () => {
    stopHeartbeat();
    if ((await readOwner(path))?.token === owner.token) await rm(path, { force: true });
  };
  return { release };
}
