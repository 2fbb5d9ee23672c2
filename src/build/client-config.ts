import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { Locale } from '#contract/format.ts';
import { toLanguageFolder } from '#contract/http/pages.ts';
import { createChunks, isOfModeration } from './chunks.ts';
import { parseAhead } from './parse-ahead.ts';
import { toManifest } from './pwa-manifest.ts';
import { separateTexts } from './separate-texts-plugin.ts';
import { buildShell } from './shell-plugin.ts';
import { smaller, smallerOutput } from './smaller.ts';
import { withoutWarnings } from './without-warnings.ts';
import { configureWorker } from './worker-config.ts';

/** `#texts/a/b` is then the file `src/a/b.bn.ts`: see "imports" in package.json. */
export function toConditions(language: Locale): Pick<UserConfig, 'resolve' | 'ssr'> {
  const own = language === 'en' ? [] : [language];
  return {
    resolve: { conditions: [...own, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...own, ...defaultServerConditions] } },
  };
}

const worker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: toManifest('en'),
    // The operating system fetches the manifest's icons itself.
    includeManifestIcons: false,
    integration: { configureCustomSWViteBuild: configureWorker },
    injectManifest: {
      globPatterns: ['**/*.{html,js,css}', 'icons/icon.svg'],
      globIgnores: ['**/bn/**'],
      manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => !isOfModeration(url)) })],
    },
  });

const EXTERNAL_STORE = 'use-sync-external-store';

/**
 * The app in one language. The builds share a folder; Bangla's empties it.
 */
export function createClientConfig(language: Locale): UserConfig {
  const files = `assets${toLanguageFolder(language)}/[name]-[hash:7]`;
  const { resolve, ...conditions } = toConditions(language);
  return {
    ...conditions,
    // React has had this hook since version 18: the router's store does not need the package's own one.
    resolve: { ...resolve, alias: { [`${EXTERNAL_STORE}/shim`]: EXTERNAL_STORE } },
    build: {
      outDir: 'dist/client',
      emptyOutDir: language === 'bn',
      copyPublicDir: language === 'en',
      target: 'es2022',
      // Tailwind 4 asks for these browsers; lowering its output for older ones only adds bytes.
      cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      // The style sheet is inlined into the pages, so no chunk may load it.
      cssCodeSplit: false,
      modulePreload: false,
      ...smaller,
      rolldownOptions: {
        ...withoutWarnings,
        output: {
          ...smallerOutput,
          entryFileNames: `${files}.js`,
          chunkFileNames: `${files}.js`,
          // Fonts have the same name in both languages' builds.
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: createChunks() },
        },
      },
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        // A screen's loader is in its own chunk, not in every page's.
        // Without HMR in tests: it would reuse the last app's screens when a test starts the app again.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']], addHmr: !process.env['VITEST'] },
      }),
      react(),
      separateTexts(),
      tailwindcss(),
      buildShell(language),
      parseAhead(),
      ...(language === 'en' ? [worker()] : []),
    ],
  };
}
