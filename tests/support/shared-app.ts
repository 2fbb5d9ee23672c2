import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { SECOND_MS } from '#contract/limits.ts';
import { FILLED_FOLDER_VARIABLE, startApp, type AppProcess } from './app-process.ts';

/** How long a database that was told to close may take. */
const CLOSING_MS = 10 * SECOND_MS;

const variable = 'KAJ_TEST_APP';

/** A server that the run has started. */
export type SharedApp = Pick<AppProcess, 'origin' | 'dataDir'>;
const SharedApp = v.object({ origin: v.string(), dataDir: v.string() });

/** A folder as a server leaves it that has filled it with the sample data. */
async function createFilledFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaj-filled-'));
  const app = await startApp({ dataDir });
  await app.stop();
  // On a busy machine a server ends before its database has closed its files.
  const giveUpAt = Date.now() + CLOSING_MS;
  while (existsSync(join(dataDir, 'kaj.lock')) && Date.now() < giveUpAt) await delay(50);
  return dataDir;
}

/** One server for the whole run; the processes that run the tests find its address in their environment. */
export default async function startSharedApp(): Promise<() => Promise<void>> {
  const filled = await createFilledFolder();
  process.env[FILLED_FOLDER_VARIABLE] = filled;
  const app = await startApp();
  process.env[variable] = JSON.stringify(app);
  return async () => {
    await app.stop();
    await rm(filled, { recursive: true, force: true });
  };
}

/** The server that the run has started, for all tests that change nothing that others see. */
export function getSharedApp(): SharedApp {
  const app = process.env[variable];
  if (app === undefined) throw new Error('The run has started no server.');
  return v.parse(SharedApp, JSON.parse(app));
}
