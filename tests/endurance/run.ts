import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PartNews } from './part.ts';

/**
 * `npm run endurance`: 100,000 generated sequences over a model of device, network, server and clock, in which people
 * apply for jobs. Nothing may be lost, and nothing may come twice. A failure prints its seed:
 * `npm run endurance -- --seed 4711 --sequences 1` is that sequence once more.
 */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const sequences = Number(values.sequences);
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

process.exitCode = (await runModel()) ? 0 : 1;
