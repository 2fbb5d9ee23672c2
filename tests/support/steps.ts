import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuilt } from '#server/building/stamp.ts';
import { findChromium, installChromium } from './chromium.ts';
import { findPostgres } from './postgres-cluster.ts';
import { countPlaywright, countVitest, withOutcome, type Counts } from './counts.ts';

/** One part of the test run. */
export interface Step {
  name: string;
  /** @param reports a folder for reports of this run */
  run: (reports: string) => Promise<Counts>;
}

export const root = join(import.meta.dirname, '../..');

/** Colours are for a reader at a terminal. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs one of the project's own programs, its output in front of the reader. @returns its exit code */
async function runProgram(command: string, parameters: readonly string[], env = {}): Promise<number> {
  const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command);
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...plain, ...env },
  });
  const [code]: unknown[] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

const toCounts = (exitCode: number): Counts => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
});

function createCheck(name: string, command: string, parameters: readonly string[]): Step {
  return { name, run: async () => toCounts(await runProgram(command, parameters)) };
}

const noCounts: Counts = { passed: 0, failed: 0 };

/** Counts from a report; a program that wrote none has failed. */
async function readCounts(file: string, count: (text: string) => Counts): Promise<Counts> {
  return readFile(file, 'utf8').then(count, () => noCounts);
}

/** @param env more settings */
function createVitest(name: string, project: string, env = {}): Step {
  const run = async (reports: string): Promise<Counts> => {
    const file = join(reports, `${name}.json`);
    const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runProgram('vitest', ['run', '--project', project, ...output], env);
    return withOutcome(await readCounts(file, countVitest), code);
  };
  return { name, run };
}

/**
 * The embedded engine is compiled once more by every process that opens it, and lives for seconds in most tests: the
 * quick compiler is enough for them. Set in a module, as Node takes no such flag from its environment.
 */
const quickEngine = `data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('--liftoff-only')`;
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --import=${quickEngine}`.trim();

async function build(): Promise<Counts> {
  if (await isBuilt()) return toCounts(0);
  return toCounts(await runProgram('node', ['--import', 'tsx', 'src/server/build.ts']));
}

async function runJourneys(reports: string): Promise<Counts> {
  if (findChromium() === undefined) {
    process.stdout.write('Installing Chromium…\n');
    installChromium(root);
  }
  const file = join(reports, 'journeys.json');
  const parameters = ['test', '-c', 'tests/e2e/playwright.config.ts'];
  const code = await runProgram('playwright', parameters, { KAJ_JOURNEY_REPORT: file, NODE_OPTIONS });
  return withOutcome(await readCounts(file, countPlaywright), code);
}

/** What the server does is tried on both engines, where this machine has both. */
function createApiSteps(): Step[] {
  const embedded = createVitest('api (embedded)', 'api', { KAJ_TEST_ENGINE: 'pglite', NODE_OPTIONS });
  const server = createVitest('api (postgres)', 'api', { KAJ_TEST_ENGINE: 'postgres' });
  return findPostgres() === null ? [embedded] : [embedded, server];
}

/** Everything `npm test` does, in order. The journeys use what the build leaves. */
export const steps: readonly Step[] = [
  createCheck('format', 'prettier', [
    '--ignore-path',
    '.ci/prettierignore',
    '--check',
    '.',
    '--log-level',
    'warn',
  ]),
  createCheck('lint', 'oxlint', ['-c', '.ci/oxlint.json', '--deny-warnings']),
  createCheck('types', 'tsc', ['-b']),
  createVitest('unit', 'unit'),
  ...createApiSteps(),
  { name: 'build', run: build },
  { name: 'e2e', run: runJourneys },
];
