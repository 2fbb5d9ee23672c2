import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { built } from '#build/stamp.ts';
import { copyFolder } from './copy-folder.ts';

/** The built server, running for real on a port and a folder of its own, with the sample data in it. */
export interface AppProcess {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  origin: string;
  dataDir: string;
  pid: number;
  stop: () => Promise<void>;
  /** Ends it with SIGKILL; its folder stays. */
  kill: () => Promise<void>;
}

export interface AppOptions {
  /** More settings. */
  env?: Readonly<Record<string, string>>;
  /** The server's entry; that of the last build when absent. */
  entry?: string;
  /** A data folder that stays; else a temporary one. */
  dataDir?: string;
}

/** The environment's name for a folder with the sample data, which servers then begin with a copy of. */
export const FILLED_FOLDER_VARIABLE = 'KAJ_TEST_FILLED_FOLDER';

const readyLine = /is ready: (http:\S+)/;

async function readOrigin(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = readyLine.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error('The server ended before it was ready.');
}

/** A folder of its own, with the sample data where the run has prepared some: filling it takes longer. */
async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaj-app-'));
  const filled = process.env[FILLED_FOLDER_VARIABLE];
  if (filled !== undefined) await copyFolder(filled, dataDir);
  return dataDir;
}

/** Starts the built server without rate limits. Its request log is dropped; its errors are shown. */
export async function startApp(options: AppOptions = {}): Promise<AppProcess> {
  const { env = {}, entry = built.main } = options;
  const dataDir = options.dataDir ?? (await createDataDir());
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0', ...env };
  const child = spawn(process.execPath, [entry], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const origin = await readOrigin(child);
  child.stdout.resume();
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { origin, dataDir, pid: child.pid ?? 0, stop, kill };
}
