import { startApp } from './app-process.ts';

const variable = 'KAJ_TEST_ORIGIN';

/** One server for the whole run; the processes that run the tests find its address in their environment. */
export default async function startSharedApp(): Promise<() => Promise<void>> {
  const app = await startApp();
  process.env[variable] = app.origin;
  return app.stop;
}

/** The server that the run has started. */
export function getSharedOrigin(): string {
  const origin = process.env[variable];
  if (origin === undefined) throw new Error('The run has started no server.');
  return origin;
}
