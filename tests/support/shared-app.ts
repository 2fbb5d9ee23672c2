import { startApp } from './app-process.ts';

const originVariable = 'KAJ_TEST_ORIGIN';
const dataVariable = 'KAJ_TEST_DATA_DIR';

/** One server for the whole run; the processes that run the tests find its address in their environment. */
export default async function startSharedApp(): Promise<() => Promise<void>> {
  const app = await startApp();
  process.env[originVariable] = app.origin;
  process.env[dataVariable] = app.dataDir;
  return app.stop;
}

function readVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error('The run has started no server.');
  return value;
}

/** The server that the run has started. */
export const getSharedOrigin = (): string => readVariable(originVariable);

/** The data folder of that server. */
export const getSharedDataDir = (): string => readVariable(dataVariable);
