import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { StartupError } from '../../startup-error.ts';
import { identify, isRunning } from './process-identity.ts';

/** Milliseconds between two signs of life, and after how many without one another machine's lock is stale. */
const HEARTBEAT_MS = 2000;
const SILENT_MS = 4 * HEARTBEAT_MS;
/** How long an engine whose server was killed may take to close its files. */
const CLOSING_MS = 10_000;
const RETRY_MS = 100;

const Process = v.object({ pid: v.number(), start: v.string() });
/** Who uses the folder: the engine, which touches the files, and the server that it works for. */
const Owner = v.object({
  token: v.string(),
  host: v.string(),
  engine: Process,
  server: Process,
  /** The server's opening of the folder: its later engines have the same. */
  opening: v.string(),
});
type Owner = v.InferOutput<typeof Owner>;

interface LockRequest {
  /** Pid of the server that this engine works for. */
  server: number;
  /** A name of the server's use of the folder, the same for an engine that replaces a crashed one. */
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
  // An engine of the same opening is one that has just crashed.
  if (owner.opening === opening) return 'closing';
  return (await isRunning(owner.server)) ? 'in use' : 'closing';
}

/** Takes the file if nobody has it: a link appears with its content or not at all. */
async function take(path: string, owner: Owner): Promise<boolean> {
  const draft = `${path}.${owner.token}`;
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
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

/** Moves a stale file away; should it be a fresh one by now, puts it back. */
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
 * Makes this process the only one that uses a data folder. A lock that a crash left behind is taken over; an engine
 * that is still closing is waited for.
 * @throws StartupError when the folder is in use
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
