import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product in a process of its own, with its sample data, on a folder and a port of its own. */
export interface Upstream {
  origin: string;
  stop: () => Promise<void>;
}

export interface UpstreamOptions {
  /** Folder of the database; a new one unless told, gone afterwards. */
  dataDir?: string;
  /** Settings, as in `.env.example`. */
  settings?: Record<string, string>;
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = /is ready: \S+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Needs `npm run build` before. */
export async function startUpstream({ dataDir, settings }: UpstreamOptions = {}): Promise<Upstream> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'kaj-worker-')));
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMIT_FACTOR: '0', ...settings };
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    origin: await untilReady(child),
    async stop() {
      await stopped(child);
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
