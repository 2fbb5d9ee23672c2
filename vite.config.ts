import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { manifest } from './src/pwa-manifest.ts';
import { prerenderPages } from './src/server/building/prerender-plugin.ts';

/** The only build file: app, worker and the unit and API test projects. */
export default defineConfig({
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Tailwind 4 asks for these browsers; lowering its output for older ones only adds bytes.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
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
      { extends: true, test: { name: 'unit', include: ['{src,sw}/**/*.test.{ts,tsx}', 'tests/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'api', include: ['tests/api/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
});
