import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from '../support/copy-folder.ts';
import { FILLED_FOLDER_VARIABLE, startApp, type AppProcess } from '../support/app-process.ts';

/** The built server on one port and one folder, killed and started again. */
export interface CrashingServer {
  origin: string;
  dataDir: string;
  /** Ends it with SIGKILL, whatever it is doing. */
  kill: () => Promise<void>;
  /** Starts it again where it was killed. */
  ensureRunning: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startCrashingServer(): Promise<CrashingServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaj-crashing-'));
  const filled = process.env[FILLED_FOLDER_VARIABLE];
  if (filled !== undefined) await copyFolder(filled, dataDir);
  const first = await startApp({ dataDir });
  let running: AppProcess | null = first;
  const { port } = new URL(first.origin);
  return {
    origin: first.origin,
    dataDir,
    async kill() {
      const app = running;
      running = null;
      await app?.kill();
    },
    async ensureRunning() {
      running ??= await startApp({ dataDir, env: { PORT: port } });
    },
    async close() {
      await running?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
