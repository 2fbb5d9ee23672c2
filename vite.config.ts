import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { manifest } from './src/pwa-manifest.ts';
import { loadPlainly } from './src/server/building/plain-loading.ts';
import { parseAhead } from './src/server/building/parse-ahead.ts';
import { createSharedChunks } from './src/server/building/shared-chunks.ts';
import { prerenderPages } from './src/server/building/prerender-plugin.ts';
import { smaller, smallerOutput } from './src/server/building/smaller.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

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
const bundled = fileURLToPath(new URL('tests/support/find-bundled-program.ts', import.meta.url));
const isOnPostgres = process.env['KAJ_TEST_ENGINE'] === 'postgres';

const together = {
  // One worker less than processors, as by default, would leave the second of two idle half of the time, and so would
  // two where each waits for an embedded database.
  maxWorkers: process.env['KAJ_TEST_ENGINE'] === 'pglite' ? 3 : 2,
  // No file leaves anything behind in the modules that the next one loads.
  isolate: false,
  // Whoever waits for a condition gets it on a machine that is busy with something else, too.
  expect: { poll: { timeout: 30_000 } },
};

/** The only build file: app, worker and the unit and API test projects. */
export default defineConfig({
  resolve: {
    // React has this hook of its own; the shim for older versions is left out.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Tailwind 4 asks for these browsers; lowering its output for older ones only adds bytes.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // The one style sheet stands inside the pages, so no chunk may ask for it.
    cssCodeSplit: false,
    modulePreload: false,
    ...smaller,
    rolldownOptions: { output: { ...smallerOutput, codeSplitting: { groups: createSharedChunks() } } },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      // What a screen asks for is known to its own chunk, not to every page.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    tailwindcss(),
    prerenderPages(),
    loadPlainly(),
    parseAhead(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      // The system asks for the manifest's pictures by itself, when it wants them.
      includeManifestIcons: false,
      injectManifest: { globPatterns: ['**/*.{html,js,css}', 'icons/icon.svg'] },
    }),
  ],
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,sw}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
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
          include: ['tests/api/**/*.test.ts'],
          exclude: isOnPostgres ? bringTheirEngine.map((name) => `tests/api/${name}.test.ts`) : [],
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
});
