import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { toManifest } from './src/build/pwa-manifest.ts';
import { loadPlainly } from './src/build/plain-loading.ts';
import { parseAhead } from './src/build/parse-ahead.ts';
import { createChunks } from './src/build/chunks.ts';
import { buildShell } from './src/build/shell-plugin.ts';
import { smaller, smallerOutput } from './src/build/smaller.ts';

/** The only build file: app and worker. Nothing but what building takes is imported: tests have tests/vitest.config.ts. */
export default defineConfig({
  resolve: {
    // React has this hook of its own; the shim for older versions is left out: 0.1 kB.
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
    rolldownOptions: { output: { ...smallerOutput, codeSplitting: { groups: createChunks() } } },
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
    buildShell(),
    loadPlainly(),
    parseAhead(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: toManifest('en'),
      // The system asks for the manifest's pictures by itself, when it wants them.
      includeManifestIcons: false,
      injectManifest: { globPatterns: ['**/*.{html,js,css}', 'icons/icon.svg'] },
    }),
  ],
});
