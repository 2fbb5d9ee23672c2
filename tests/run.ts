import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addUp, type Counts } from './support/counts.ts';
import type { Lane } from './support/lanes.ts';
import { stepsOf, type Step, type StepPlace } from './support/steps.ts';

const lanesOf: Readonly<Record<string, readonly Lane[]>> = {
  main: ['main'],
  rest: ['rest'],
  all: ['main', 'rest'],
};

/** `browser` means the browser in both lanes. */
const isCalled = (step: Step, name: string): boolean =>
  step.name === name || step.name.startsWith(`${name} (`);

/** `--lane rest` or `--lane all` instead of the main lane; `--only a,b` runs these steps alone, of any lane. */
function chooseSteps(): readonly (readonly Step[])[] {
  const { values } = parseArgs({
    options: { lane: { type: 'string', default: 'main' }, only: { type: 'string', multiple: true } },
  });
  const wanted = (values.only ?? []).flatMap((list) => list.split(',')).filter((name) => name !== '');
  const lanes = lanesOf[wanted.length === 0 ? values.lane : 'all'];
  if (lanes === undefined)
    throw new Error(`There is no lane "${values.lane}". The lanes are main, rest and all.`);
  const rows = lanes.flatMap((lane) => stepsOf[lane]);
  if (wanted.length === 0) return rows;
  const steps = rows.flat();
  const unknown = wanted.find((name) => !steps.some((step) => isCalled(step, name)));
  const names = [...new Set(steps.map(({ name }) => name))].join(', ');
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}". The steps are: ${names}.`);
  return rows.map((row) => row.filter((step) => wanted.some((name) => isCalled(step, name))));
}

interface Outcome extends Counts {
  name: string;
  seconds: number;
}

/** A step that cannot start has failed; the next step still runs. */
async function runStep({ name, run }: Step, place: StepPlace): Promise<Outcome> {
  place.write(`\n== ${name}\n`);
  const start = performance.now();
  const counts = await run(place).catch((error: unknown) => {
    place.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const outcome = { name, ...counts, seconds: (performance.now() - start) / 1000 };
  place.write(`== ${describe(outcome)}\n`);
  return outcome;
}

const show = (text: string): void => void process.stdout.write(text);

/** Side by side; the output of each is shown when it has ended. */
async function runRow(row: readonly Step[], folder: string): Promise<Outcome[]> {
  const [first] = row;
  if (first !== undefined && row.length === 1) return [await runStep(first, { folder, write: show })];
  const running = row.map(async (step) => {
    const said: string[] = [];
    const outcome = await runStep(step, { folder, write: (text) => void said.push(text) });
    show(said.join(''));
    return outcome;
  });
  return Promise.all(running);
}

const describe = ({ name, passed, failed, seconds }: Outcome): string =>
  `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`;

async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'kaj-lane-'));
  // PostgreSQL never runs as root, and its data lies in here.
  await chmod(folder, 0o755);
  const outcomes: Outcome[] = [];
  for (const row of chooseSteps()) outcomes.push(...(await runRow(row, folder)));
  await rm(folder, { recursive: true, force: true });
  const { passed, failed } = addUp(outcomes);
  // Printed again, as readers of a long log start at its end.
  for (const failure of outcomes.flatMap(({ failures = [] }) => failures))
    process.stdout.write(`\n${failure}\n`);
  process.stdout.write(`\n${outcomes.map(describe).join('\n')}\n\n${passed} passed, ${failed} failed\n`);
  return failed === 0;
}

run().then(
  (isGreen) => process.exit(isGreen ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
