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
import { buildShell } from './shell-plugin.ts';
import { smaller, smallerOutput } from './smaller.ts';
import { withoutWarnings } from './without-warnings.ts';

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
    // The system asks for the manifest's pictures by itself, when it wants them.
    includeManifestIcons: false,
    integration: {
      // It builds with settings of its own, which tell a newcomer of each file.
      configureCustomSWViteBuild(config) {
        config.logLevel = 'warn';
        const options = config.build?.rollupOptions;
        if (options === undefined) return;
        options.checks = { bundlerTimings: false };
        // Its own setting for one file is deprecated, and warned of.
        options.output = { entryFileNames: 'sw.mjs', codeSplitting: false };
      },
    },
    injectManifest: {
      globPatterns: ['**/*.{html,js,css}', 'icons/icon.svg'],
      globIgnores: ['**/bn/**'],
      manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => !isOfModeration(url)) })],
    },
  });

/**
 * The app in one language. The builds share a folder; Bangla's empties it.
 */
export function createClientConfig(language: Locale): UserConfig {
  const files = `assets${toLanguageFolder(language)}/[name]-[hash:7]`;
  return {
    ...toConditions(language),
    build: {
      outDir: 'dist/client',
      emptyOutDir: language === 'bn',
      copyPublicDir: language === 'en',
      target: 'es2022',
      // Tailwind 4 asks for these browsers; lowering its output for older ones only adds bytes.
      cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      // The one style sheet stands inside the pages, so no chunk may ask for it.
      cssCodeSplit: false,
      modulePreload: false,
      ...smaller,
      rolldownOptions: {
        ...withoutWarnings,
        output: {
          ...smallerOutput,
          entryFileNames: `${files}.js`,
          chunkFileNames: `${files}.js`,
          // Fonts are of every language.
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
        // What a screen asks for is known to its own chunk, not to every page.
        // Tests that start the app again are to get new screens, not those kept for a hot update.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']], addHmr: !process.env['VITEST'] },
      }),
      react(),
      tailwindcss(),
      buildShell(language),
      parseAhead(),
      ...(language === 'en' ? [worker()] : []),
    ],
  };
}
