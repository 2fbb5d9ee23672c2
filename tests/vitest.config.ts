import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from '../vite.config.ts';
import { testFolders, type TestKind } from './support/lanes.ts';
import { LongestFirst } from './support/longest-first.ts';

const bundled = fileURLToPath(new URL('support/find-bundled-program.ts', import.meta.url));

const together = {
  // One worker less than processors, as by default, would leave the second of two idle half of the time.
  maxWorkers: 2,
  // No file leaves anything behind in the modules that the next one loads.
  isolate: false,
  // Generous, for conditions on a busy machine.
  expect: { poll: { timeout: 30_000 } },
};

const include = (kind: TestKind): string[] => testFolders[kind].map((folder) => `${folder}/*.test.{ts,tsx}`);

/** Requests to the server, in this process or as a program of its own. */
function createApiProject(kind: TestKind, engine: 'pglite' | 'postgres') {
  return {
    extends: true as const,
    // Programs that tests start do so in half of the time without a loader for their sources.
    resolve: { alias: [{ find: /^(\.\.\/)+find-program\.ts$/, replacement: bundled }] },
    test: {
      name: kind,
      include: include(kind),
      env: { KAJ_TEST_ENGINE: engine },
      globalSetup: [
        'tests/support/bundled-programs.ts',
        ...(engine === 'postgres' ? ['tests/support/shared-cluster.ts'] : []),
      ],
      ...together,
      // Two would be idle half of the time where each waits for an embedded database.
      maxWorkers: engine === 'pglite' ? 3 : 2,
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}

/** The tests without a browser, on top of what the app is built with. */
export default mergeConfig(
  app,
  defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    test: {
      sequence: { sequencer: LongestFirst },
      // What passing tests print, notices of the app above all, hides the failures.
      silent: 'passed-only',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: include('unit'),
            setupFiles: ['tests/support/no-browser-left.ts'],
            ...together,
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'rendered',
            include: include('rendered'),
            environment: 'happy-dom',
            globalSetup: ['tests/rendered/server.ts'],
            ...together,
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        createApiProject('api', 'pglite'),
        createApiProject('postgres', 'postgres'),
        createApiProject('processes', 'pglite'),
      ],
    },
  }),
);
