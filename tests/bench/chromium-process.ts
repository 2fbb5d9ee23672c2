import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumFlags, getChromium } from '../support/chromium.ts';

/** A browser with an empty profile, for tools that talk to its debugging port. */
export interface ChromiumProcess {
  port: number;
  stop: () => Promise<void>;
}

export async function startChromium(): Promise<ChromiumProcess> {
  const profile = await mkdtemp(join(tmpdir(), 'kaj-chromium-'));
  const flags = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...chromiumFlags,
  ];
  const child = spawn(getChromium(), [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await readPort(createInterface({ input: child.stderr }));
  child.stderr.resume();
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, stop };
}

async function readPort(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error('Chromium ended before it listened.');
}
