import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '#build/build-all.ts';
import { isBuilt } from '#build/stamp.ts';
import type { PartNews } from './part.ts';

/**
 * `npm run endurance`: 100,000 generated sequences over a model of device, network, server and clock, in which people
 * apply for jobs, then 100 in a browser with the built server. Nothing may be lost, and nothing may come twice. A failure
 * prints its seed: `npm run endurance -- --seed 4711 --sequences 1 --browser 0` is that sequence once more.
 */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '100000' },
    browser: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const sequences = Number(values.sequences);
const browserSequences = Number(values.browser);
const MOST_SHOWN = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function runModel(): Promise<boolean> {
  const start = performance.now();
  const sum = { sequences: 0, sendings: 0, requests: 0 };
  const failures: string[] = [];
  const parts = Math.min(availableParallelism(), sequences);
  const last = seed + sequences - 1;
  const running = Array.from({ length: parts }, async (_none, part) => {
    const child = fork(join(import.meta.dirname, 'part.ts'), [seed + part, last, parts].map(String), {
      execArgv: ['--import', 'tsx'],
    });
    child.on('message', (news: PartNews) => {
      for (const name of ['sequences', 'sendings', 'requests'] as const) sum[name] += news[name];
      if (news.failure !== undefined) failures.push(news.failure);
      if (sum.sequences % 10_000 === 0) say(`${sum.sequences} sequences, ${failures.length} failed`);
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) failures.push(`A process ended with ${String(code)}.`);
  });
  await Promise.all(running);
  for (const failure of failures.slice(0, MOST_SHOWN)) say(`\n${failure}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  say(
    `\nModel: ${sum.sequences} sequences with ${sum.sendings} applications and ${sum.requests} requests, ${failures.length} failed, ${seconds} s`,
  );
  return failures.length === 0 && sum.sequences === sequences;
}

async function runBrowser(): Promise<boolean> {
  if (!(await isBuilt())) await buildAll();
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tests/e2e/playwright.config.ts',
      'applications-endurance',
      '--project=phone',
      '--workers=1',
    ],
    { stdio: 'inherit', env: { ...process.env, SEQUENCES: String(browserSequences), SEED: String(seed) } },
  );
  return status === 0;
}

const isModelWhole = sequences === 0 || (await runModel());
const isBrowserWhole = browserSequences === 0 || (await runBrowser());
process.exitCode = isModelWhole && isBrowserWhole ? 0 : 1;
