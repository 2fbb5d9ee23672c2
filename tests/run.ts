import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addUp, type Counts } from './support/counts.ts';
import { steps, type Step } from './support/steps.ts';

const names = steps.map(({ name }) => name).join(', ');

/** `api` means the API on every engine. */
const isCalled = (step: Step, name: string): boolean =>
  step.name === name || step.name.startsWith(`${name} (`);

/** `--only a,b` runs these steps alone. */
function chooseSteps(): readonly Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const wanted = (values.only ?? []).flatMap((list) => list.split(',')).filter((name) => name !== '');
  const unknown = wanted.find((name) => !steps.some((step) => isCalled(step, name)));
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}". The steps are: ${names}.`);
  return wanted.length === 0 ? steps : steps.filter((step) => wanted.some((name) => isCalled(step, name)));
}

interface Outcome extends Counts {
  name: string;
  seconds: number;
}

/** A step that cannot even start has failed; the next one runs all the same. */
async function runStep({ name, run }: Step, reports: string): Promise<Outcome> {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const counts = await run(reports).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const outcome = { name, ...counts, seconds: (performance.now() - start) / 1000 };
  process.stdout.write(`== ${describe(outcome)}\n`);
  return outcome;
}

const describe = ({ name, passed, failed, seconds }: Outcome): string =>
  `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`;

async function run(): Promise<boolean> {
  const reports = await mkdtemp(join(tmpdir(), 'kaj-reports-'));
  const outcomes: Outcome[] = [];
  for (const step of chooseSteps()) outcomes.push(await runStep(step, reports));
  await rm(reports, { recursive: true, force: true });
  const { passed, failed } = addUp(outcomes);
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
