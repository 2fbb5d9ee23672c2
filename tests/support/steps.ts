import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { findPostgres } from './postgres-cluster.ts';
import { countPlaywright, countVitest, withOutcome, type Counts } from './counts.ts';
import { LANE_VARIABLE, type Lane, type TestKind } from './lanes.ts';
import { checkProductionInstall } from './production-install.ts';
import { findTemplatesFolder, TEMPLATES_VARIABLE } from './test-template.ts';

/** One part of the test run. */
export interface Step {
  name: string;
  run: (place: StepPlace) => Promise<Counts>;
}

export interface StepPlace {
  /** The run's folder: reports, and what its programs leave among the temporary files. It goes with the run. */
  folder: string;
  /** Receives the output of the step's programs. */
  write: (text: string) => void;
}

const root = join(import.meta.dirname, '../..');

/** A program of the project's own, and what it is started with. */
interface Program {
  command: string;
  parameters: readonly string[];
  /** More settings. */
  env?: Readonly<Record<string, string>>;
}

/** Runs one of the project's own programs. @returns its exit code */
async function runProgram(
  { command, parameters, env }: Program,
  { write, folder }: StepPlace,
): Promise<number> {
  const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command);
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      TMPDIR: folder,
      [TEMPLATES_VARIABLE]: findTemplatesFolder(),
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
  const [code]: unknown[] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

const toCounts = (exitCode: number): Counts => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
});

function createCheck(name: string, command: string, parameters: readonly string[]): Step {
  return { name, run: async (place) => toCounts(await runProgram({ command, parameters }, place)) };
}

const noCounts: Counts = { passed: 0, failed: 0 };

/** Counts from a report; a program that wrote none has failed. */
async function readCounts(file: string, count: (text: string) => Counts): Promise<Counts> {
  return readFile(file, 'utf8').then(count, () => noCounts);
}

/** @param env more settings */
function createVitest(project: TestKind, env = {}): Step {
  const run = async (place: StepPlace): Promise<Counts> => {
    const file = join(place.folder, `${project}.json`);
    const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const config = ['--config', 'tests/vitest.config.ts'];
    const parameters = ['run', ...config, '--project', project, ...output];
    const code = await runProgram({ command: 'vitest', parameters, env }, place);
    return withOutcome(await readCounts(file, countVitest), code);
  };
  return { name: project, run };
}

/**
 * The embedded engine is compiled once more by every process that opens it, and lives for seconds in most tests: the
 * quick compiler is enough for them. Set in a module, as Node takes no such flag from its environment.
 */
const quickEngine = `data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('--liftoff-only')`;
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --import=${quickEngine}`.trim();

async function build(place: StepPlace): Promise<Counts> {
  const parameters = ['--import', 'tsx', 'src/build/build.ts', '--if-stale', '--fast'];
  return toCounts(await runProgram({ command: 'node', parameters }, place));
}

async function install({ folder, write }: StepPlace): Promise<Counts> {
  await checkProductionInstall({ root, folder, write });
  return toCounts(0);
}

/** What of the browser's tests a lane has. */
function createBrowserStep(lane: Lane): Step {
  const run = async (place: StepPlace): Promise<Counts> => {
    ensureChromium(root);
    const file = join(place.folder, `browser-${lane}.json`);
    const parameters = ['test', '-c', 'tests/e2e/playwright.config.ts'];
    const env = { KAJ_JOURNEY_REPORT: file, [LANE_VARIABLE]: lane, NODE_OPTIONS };
    const code = await runProgram({ command: 'playwright', parameters, env }, place);
    return withOutcome(await readCounts(file, countPlaywright), code);
  };
  return { name: `browser (${lane})`, run };
}

/** Its cache may keep errors that are mended: those are looked for again without it. */
async function checkTypes(place: StepPlace): Promise<Counts> {
  const code = await runProgram({ command: 'tsc', parameters: ['-b'] }, place);
  return toCounts(
    code === 0 ? 0 : await runProgram({ command: 'tsc', parameters: ['-b', '--force'] }, place),
  );
}

const oxlintOptions = ['-c', '.ci/oxlint.json', '--deny-warnings'];

/** With a cache: what was found in order is not read again, seconds in place of half a minute. */
const prettierOptions = [
  '--check',
  '.',
  '--ignore-path=.ci/prettierignore',
  '--log-level=warn',
  '--cache',
  '--cache-strategy=content',
];

/** Steps of a row run side by side, rows one after the other; the tests of the server's programs use the build. */
export const stepsOf: Readonly<Record<Lane, readonly (readonly Step[])[]>> = {
  main: [
    // By itself: beside four others it takes five times as long.
    [{ name: 'types', run: checkTypes }, createCheck('lint', 'oxlint', oxlintOptions)],
    [
      createCheck('format', 'prettier', prettierOptions),
      createCheck('unused', 'knip', ['-c', '.ci/knip.json', '--no-progress']),
      createCheck('regexps', 'node', ['--import', 'tsx', 'tests/regexps/run.ts']),
      createVitest('unit'),
    ],
    [{ name: 'build', run: build }],
    [createVitest('api', { NODE_OPTIONS }), createVitest('rendered', { NODE_OPTIONS })],
    [createBrowserStep('main')],
  ],
  rest: [
    [{ name: 'build', run: build }],
    [
      ...(findPostgres() === null ? [] : [createVitest('postgres')]),
      createVitest('processes', { NODE_OPTIONS }),
      { name: 'install', run: install },
    ],
    [createBrowserStep('rest')],
  ],
};
