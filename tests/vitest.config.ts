import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from '../vite.config.ts';
import { LongestFirst } from './support/longest-first.ts';

/** Tests of the embedded engine and of whole processes, which choose their database themselves. */
const bringTheirEngine = [
  'database-connection',
  'database-crash',
  'database-lock',
  'lifecycle',
  'wrong-clock-server',
  'private-folder',
  'logo-memory',
];
/** Tests of a PostgreSQL of their own. */
const needPostgres = ['database-restarts', 'mail-servers', 'queue-servers'];
/** What the engine decides: its answers to searches and lists, its locks, what outlives its end. */
const ofEveryEngine = [
  ...bringTheirEngine,
  'boards',
  'cities',
  'database-busy',
  'database-migrations',
  'database-transfer',
  'database-visibility',
  'deleted-rows',
  'every-write',
  'idempotency',
  'job-writes-generated',
  'jobs',
  'jobs-filters',
  'metrics',
  'purge',
  'queue',
  'search',
  'search-index',
  'search-large',
  'sitemaps',
  'stored-search',
  'subscription-generated',
  'word-list',
];
/** The other files run once, on the quicker engine, where this machine has both. */
const isEveryEngineRun = process.env['KAJ_TEST_FILES'] === 'every-engine';
const bundled = fileURLToPath(new URL('support/find-bundled-program.ts', import.meta.url));
const isOnPostgres = process.env['KAJ_TEST_ENGINE'] === 'postgres';

const together = {
  // One worker less than processors, as by default, would leave the second of two idle half of the time, and so would
  // two where each waits for an embedded database.
  maxWorkers: process.env['KAJ_TEST_ENGINE'] === 'pglite' ? 3 : 2,
  // No file leaves anything behind in the modules that the next one loads.
  isolate: false,
  // Generous, for conditions on a busy machine.
  expect: { poll: { timeout: 30_000 } },
};

/** The unit and API test projects, on top of what the app is built with. */
export default mergeConfig(
  app,
  defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    test: {
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{src,sw}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
            setupFiles: ['tests/support/no-browser-left.ts'],
            ...together,
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          // Programs that tests start do so in half of the time without a loader for their sources.
          resolve: { alias: [{ find: /^\.\.\/find-program\.ts$/, replacement: bundled }] },
          test: {
            name: 'api',
            include: isEveryEngineRun
              ? ofEveryEngine.map((name) => `tests/api/${name}.test.ts`)
              : ['tests/api/**/*.test.ts'],
            exclude: (isOnPostgres ? bringTheirEngine : needPostgres).map(
              (name) => `tests/api/${name}.test.ts`,
            ),
            globalSetup: [
              'tests/support/bundled-programs.ts',
              ...(isOnPostgres ? ['tests/support/shared-cluster.ts'] : []),
            ],
            ...together,
            testTimeout: 180_000,
            hookTimeout: 180_000,
          },
        },
      ],
    },
  }),
);
