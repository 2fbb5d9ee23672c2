import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { MAX_HEARD_CHARS } from '#contract/search/consonant-key.ts';
import { collectRegexps, type Found } from './collect.ts';

/**
 * Checks that every regular expression of contract, server, platform and worker is linear. A quadratic expression lets
 * one request stop the server, which has one thread for everybody.
 */

/** Expressions that are not proven linear. The code cuts their text to `chars` before. */
const exceptions: readonly { path: string; source: string; chars: number }[] = [
  {
    path: 'src/contract/search/consonant-key.ts',
    source: String.raw`([gjtdpbs])\1*h`,
    chars: MAX_HEARD_CHARS,
  },
  { path: 'src/contract/search/consonant-key.ts', source: String.raw`(.)\1+`, chars: MAX_HEARD_CHARS },
];
const MAX_CHARS = 256;
const PROCESSES = 2;

const root = join(import.meta.dirname, '../..');
/** Verdicts by expression: judging all of them takes half a minute. */
const cacheFile = join(root, 'node_modules/.cache/regexps.json');
const Cache = v.record(v.string(), v.string());

function readCache(): Map<string, string> {
  try {
    return new Map(Object.entries(v.parse(Cache, JSON.parse(readFileSync(cacheFile, 'utf8')))));
  } catch {
    return new Map();
  }
}

/** Changes with the checker, whose verdicts are stored. */
const judgeFile = join(import.meta.dirname, 'judge.ts');
const checker =
  readFileSync(judgeFile, 'utf8') + readFileSync(join(root, 'node_modules/recheck/package.json'));

const toKey = ({ source, flags }: Found): string =>
  createHash('sha256').update(`${checker}\n${flags}\n${source}`).digest('base64url');

/** Judges expressions in two processes, each the next one that waits. @returns by key, '' where it is proven linear */
async function judgeAll(found: readonly Found[]): Promise<ReadonlyMap<string, string>> {
  const known = readCache();
  const waiting = [...new Map(found.map((one) => [toKey(one), one])).entries()].filter(
    ([key]) => !known.has(key),
  );
  const work = async (): Promise<void> => {
    // Pure JavaScript: by default recheck starts Java or a binary.
    const worker = fork(judgeFile, { env: { ...process.env, RECHECK_SYNC_BACKEND: 'pure' } });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [key, one] = next;
      const verdict = await new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject).once('exit', reject);
        worker.send(one);
      });
      worker.removeAllListeners();
      known.set(key, v.parse(v.string(), verdict));
    }
    worker.kill();
  };
  await Promise.all(Array.from({ length: Math.min(PROCESSES, waiting.length) }, work));
  const used = new Set(found.map(toKey));
  mkdirSync(join(cacheFile, '..'), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(Object.fromEntries([...known].filter(([key]) => used.has(key)))));
  return known;
}

async function run(): Promise<string[]> {
  const { found, unknown } = await collectRegexps(root);
  const verdicts = await judgeAll(found);
  const bad = found.flatMap((one) => {
    const reason = verdicts.get(toKey(one)) ?? '';
    return reason === '' ? [] : [{ ...one, reason }];
  });
  const isException = ({ at, source }: Found) =>
    exceptions.some((one) => at.startsWith(`${one.path}:`) && one.source === source);
  process.stdout.write(`${found.length} regular expressions, ${exceptions.length} of bounded text\n`);
  return [
    ...bad
      .filter((one) => !isException(one))
      .map((one) => `${one.at} /${one.source}/${one.flags} ${one.reason}`),
    ...unknown.map(
      (at) => `${at} is built only when a function is called: build it when the module is loaded`,
    ),
    ...exceptions
      .filter((one) => one.chars > MAX_CHARS || !bad.some((found) => found.source === one.source))
      .map((one) => `${one.path} /${one.source}/ is no exception any more, or its text is too long`),
  ];
}

run().then(
  (problems) => {
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  },
);
