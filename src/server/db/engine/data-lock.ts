import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { MINUTE_MS } from '#contract/limits.ts';
import { findCode } from '../../errors/database-errors.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { askOwner } from './private-folder.ts';

const HEARTBEAT_MS = 2000;
const SILENT_MS = 4 * HEARTBEAT_MS;
/** How long an engine whose server was killed may take to close. */
const CLOSING_MS = 10_000;
const RETRY_MS = 100;

/** The engine that uses the files. Process ids are for people: they mean nothing in another container. */
const Owner = v.object({
  token: v.string(),
  /** Where its sockets are visible as long as it runs. */
  kernel: v.string(),
  socket: v.string(),
  engine: v.number(),
  server: v.number(),
});
type Owner = v.InferOutput<typeof Owner>;

interface LockRequest {
  /** A private folder for the socket at which others ask whether the lock is held. */
  socketDir: string;
  server: number;
  /** False once the engine closes for its server to end. */
  isServing: () => boolean;
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

const readKernel = (): Promise<string> =>
  readFile('/proc/sys/kernel/random/boot_id', 'utf8').then((id) => id.trim(), hostname);

/** Answers everybody who connects: with words while the engine serves, with nothing while it closes. */
async function openLockSocket({
  socketDir,
  isServing,
}: LockRequest): Promise<{ path: string; close: () => void }> {
  const path = join(socketDir, 'lock');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(isServing() ? 'in use' : '');
  });
  server.listen(path);
  await once(server, 'listening');
  return { path, close: () => server.close() };
}

/** Tells when a lock was not renewed for long, by one reading after the other: clocks of two machines differ. */
function watchSilence(path: string): () => Promise<boolean> {
  let seen = { beat: NaN, at: 0 };
  return async () => {
    const beat = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => NaN,
    );
    if (beat !== seen.beat) seen = { beat, at: performance.now() };
    return Date.now() - beat > MINUTE_MS || performance.now() - seen.at > SILENT_MS;
  };
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
 * at once), and an engine that computes for 3 s loses its lock to a second one, which would destroy the database. The age
 * counts here only where the owner's socket cannot be reached: on another machine, or where its folder was removed.
 */
export async function lockDataFolder(folder: string, request: LockRequest): Promise<DataLock> {
  const path = join(folder, 'kaj.lock');
  const socket = await openLockSocket(request);
  const owner: Owner = {
    token: randomBytes(12).toString('hex'),
    kernel: await readKernel(),
    socket: socket.path,
    engine: process.pid,
    server: request.server,
  };
  const giveUpAt = Date.now() + CLOSING_MS;
  const isSilent = watchSilence(path);
  try {
    while (!(await take(path, owner))) {
      const holder = await readOwner(path);
      const answer = holder === null ? 'unreachable' : await askOwner(holder.socket, giveUpAt - Date.now());
      const isDead = answer === 'refused' && holder?.kernel === owner.kernel;
      const isLost = (answer === 'refused' || answer === 'unreachable') && (await isSilent());
      if (isDead || isLost) await clearStale(path, holder);
      else if (answer === 'in use' || Date.now() > giveUpAt) {
        throw new StartupError(
          `${folder} is in use by another Kaj. Stop that one, or set DATA_DIR to another folder.`,
        );
      } else await delay(RETRY_MS);
    }
  } catch (error) {
    socket.close();
    throw error;
  }
  const stopHeartbeat = startHeartbeat(path);
  const release = async () => {
    stopHeartbeat();
    if ((await readOwner(path))?.token === owner.token) await rm(path, { force: true });
    socket.close();
  };
  return { release };
}
