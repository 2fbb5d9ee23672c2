import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { bundleForNode } from '#build/build-all.ts';
import { projectRoot } from '#server/process.ts';

const variable = 'KAJ_TEST_PROGRAMS';

const programs = {
  main: 'src/server/main.ts',
  'embedded-process': 'src/server/db/engine/embedded-process.ts',
  'logo-process': 'src/server/companies/logo-process.ts',
  'admin-cli': 'src/server/cli/admin-cli.ts',
  'database-writer': 'tests/support/database-writer.ts',
};

/**
 * The programs that tests start, bundled once for a run as the server is for production: from its sources each would
 * take half of its time to be read. The processes that run the tests find them in their environment.
 */
export default async function bundlePrograms(): Promise<() => Promise<void>> {
  const root = projectRoot();
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-programs-'));
  const entries = Object.entries(programs).map(([name, file]) => [name, join(root, file)]);
  await bundleForNode(Object.fromEntries(entries), folder);
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A program that was bundled for this run. */
export function findProgram(name: keyof typeof programs): string {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('The run has bundled no programs.');
  return join(folder, `${name}.js`);
}

/**
 * Settings of the machine that runs the tests do not reach it: only these do, and how Node itself shall work.
 * @param wrapper a command that starts the program, such as `unshare`
 */
export function startProgram(
  name: keyof typeof programs,
  settings: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
  wrapper: readonly string[] = [],
): ChildProcessByStdio<null, Readable, Readable> {
  const { PATH = '', HOME = '', NODE_OPTIONS = '' } = process.env;
  const [command = '', ...rest] = [...wrapper, process.execPath, findProgram(name), ...parameters];
  return spawn(command, rest, {
    cwd: projectRoot(),
    env: { PATH, HOME, NODE_OPTIONS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
