import { dirname } from 'node:path';

/**
 * Two lanes: `npm test` runs the main one, `npm run test:all` the rest as well. A test is of a lane by its folder, and
 * in the browser by a tag.
 */
export type Lane = 'main' | 'rest';

/** The environment's name for the lane that the browser runs; both when absent. */
export const LANE_VARIABLE = 'KAJ_TEST_LANE';

/** In the browser: of the main lane. */
export const MAIN_TAG = /@main(?![\w-])/;
/** Of the main lane in Bangla as well; every other test of the browser is of the rest. */
export const MAIN_IN_BANGLA_TAG = /@main-in-bangla\b/;

/** Folders of tests by what runs them; `/**` means all below. */
export const testFolders = {
  unit: ['src/**', 'sw/**', 'tests'],
  rendered: ['tests/rendered'],
  /** On the embedded engine. */
  api: ['tests/api', 'tests/api/engines'],
  /** The server on PostgreSQL, where the engine matters, and what only PostgreSQL has. */
  postgres: ['tests/api/engines', 'tests/api/postgres'],
  /** Whole servers that are started, killed and started again. */
  processes: ['tests/api/processes'],
  browser: ['tests/e2e', 'tests/screens', 'tests/screens/public', 'tests/sw'],
} as const;
export type TestKind = keyof typeof testFolders;

/** What each lane runs. */
const kindsOf: Readonly<Record<Lane, readonly TestKind[]>> = {
  main: ['unit', 'rendered', 'api', 'browser'],
  rest: ['postgres', 'processes', 'browser'],
};

const holds = (folder: string, file: string): boolean =>
  folder.endsWith('/**') ? file.startsWith(folder.slice(0, -2)) : dirname(file) === folder;

/** The lanes that run a file of tests; none for one that is in no folder of them. */
export function lanesOf(file: string): Lane[] {
  const runs = (kind: TestKind) =>
    (kind === 'browser') === file.endsWith('.spec.ts') &&
    testFolders[kind].some((folder) => holds(folder, file));
  return (['main', 'rest'] as const).filter((lane) => kindsOf[lane].some(runs));
}
