import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { manifest } from './src/pwa-manifest.ts';
import { prerenderPages } from './src/server/building/prerender-plugin.ts';

/** Packages and own modules that every page loads; what only some need is left to their chunks. */
function isOfEveryPage(id: string): boolean {
  if (/node_modules/.test(id)) return !/workbox|sweetalert2|idb-keyval/.test(id);
  return /src\/(contract|presenters|api|platform\/(?!worker|download|share|webmail|theme|apply-theme|install|unsaved|visit)|ui\/(icon|state-panel|company-logo|chip|job-card-skeleton|search-field))/.test(
    id,
  );
}

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
    modulePreload: { polyfill: false },
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {
        passes: 3,
        keep_fargs: false,
        pure_getters: true,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
      format: { comments: false },
    },
    // One chunk for what every page needs compresses better than ten.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', test: isOfEveryPage }] } },
    },
  },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routesDirectory: 'src/routes' }),
    react(),
    tailwindcss(),
    prerenderPages(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      injectManifest: { globPatterns: ['**/*.{html,js,css}', 'icons/*.svg'] },
    }),
  ],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,sw}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'api', include: ['tests/api/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
});
