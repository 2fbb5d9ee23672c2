import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '#build/build-all.ts';
import { isBuilt } from '#build/stamp.ts';
import { createRandom } from '#server/sample/synthetic/random.ts';
import { startApp, type AppProcess } from '../support/app-process.ts';
import { readLockOwner } from '../support/lock-owner.ts';
import { findPostgres, startCluster, TEMPLATE_DATABASE } from '../support/postgres-cluster.ts';
import { createWriter, type Writer } from './writer.ts';

/**
 * `npm run crash -- --rounds 100`: half of the rounds on each engine. In each the built server is killed (SIGKILL) while
 * eight clients write; after the next start every row that was ever acknowledged has to be there. With `--restarts 20`
 * PostgreSQL is restarted and killed that often under writers (tests/api/postgres/database-restarts).
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    restarts: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const rounds = Math.ceil(Number(values.rounds) / 2);
const random = createRandom(Number(values.seed));
const CLIENTS = 8;
const vitest = 'node_modules/vitest/vitest.mjs';

const killings = ['server', 'engine', 'both'] as const;
type Killing = (typeof killings)[number];

async function kill(app: AppProcess, killing: Killing): Promise<void> {
  const engine = killing === 'server' ? undefined : (await readLockOwner(app.dataDir)).engine;
  if (engine !== undefined) process.kill(engine, 'SIGKILL');
  if (killing !== 'engine') await app.kill();
}

/** Writes until so many are acknowledged, and on while the processes are killed. */
async function writeAndKill(app: AppProcess, writers: readonly Writer[], killing: Killing): Promise<void> {
  let left = random.whole(20, 120);
  let writing: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    const onAcknowledged = () => ((left -= 1) === 0 ? resolve() : undefined);
    writing = Promise.all(writers.map((writer) => writer.write(app.origin, onAcknowledged)));
    writing.then(() => resolve(), reject);
  });
  await kill(app, killing);
  // A killed engine is replaced by its server; the server's own end ends the writing.
  if (killing === 'engine') await app.kill();
  await writing;
}

async function crash(name: string, env: Readonly<Record<string, string>>, ways: readonly Killing[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaj-crash-'));
  const everyone: Writer[] = [];
  const wrong: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const app = await startApp({ env, dataDir });
    const names = Array.from({ length: CLIENTS }, (_, index) => `${name}-${round}-${index}`);
    const writers = await Promise.all(names.map((one) => createWriter(app.origin, one, random)));
    const killing = random.pick(ways);
    await writeAndKill(app, writers, killing);
    everyone.push(...writers);
    const again = await startApp({ env, dataDir });
    const found = (await Promise.all(writers.map((writer) => writer.check(again.origin)))).flat();
    wrong.push(...found);
    const rows = writers.reduce((sum, writer) => sum + writer.rows.length, 0);
    process.stdout.write(
      `${name} ${round}: ${killing} killed, ${rows} rows acknowledged, ${found.length} lost\n`,
    );
    await again.stop();
  }
  const app = await startApp({ env, dataDir });
  for (const writer of everyone) wrong.push(...(await writer.check(app.origin)));
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
  const rows = everyone.reduce((sum, writer) => sum + writer.rows.length, 0);
  process.stdout.write(
    `${name}: ${rounds} kills, ${rows} rows acknowledged, ${wrong.length} lost or wrong\n`,
  );
  for (const line of wrong.slice(0, 20)) process.stdout.write(`  ${line}\n`);
  return wrong.length;
}

if (!(await isBuilt())) await buildAll();
let lost = await crash('embedded', {}, killings);
if (findPostgres() !== null) {
  const cluster = await startCluster();
  lost += await crash('postgres', { DATABASE_URL: cluster.urlOf(TEMPLATE_DATABASE) }, ['server']);
  await cluster.stop();
}
if (values.restarts !== '0') {
  const test = ['run', '--project', 'postgres', 'tests/api/postgres/database-restarts.test.ts'];
  const { status } = spawnSync(process.execPath, [vitest, '--config', 'tests/vitest.config.ts', ...test], {
    stdio: 'inherit',
    env: { ...process.env, KAJ_RESTARTS: values.restarts },
  });
  if (status !== 0) lost += 1;
}
process.exitCode = lost === 0 ? 0 : 1;
