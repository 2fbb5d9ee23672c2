import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { join } from 'node:path';
import type { Locale } from '#contract/format.ts';
import { toRendererName } from '#server/render/load-renderer.ts';
import { toConditions } from './client-config.ts';
import { root } from './paths.ts';
import { separateTexts } from './separate-texts-plugin.ts';
import { withoutWarnings } from './without-warnings.ts';

/** Bundles our modules for Node, packages stay external. @param outDir is emptied first */
export async function bundleForNode(
  entries: Readonly<Record<string, string>>,
  outDir: string,
): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        ...withoutWarnings,
        input: { ...entries },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** Bundles the app's rendering with all packages, as a production install has none of the app's. */
export async function bundleRenderer(outDir: string, language: Locale): Promise<void> {
  const { resolve, ssr } = toConditions(language);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), separateTexts()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(resolve && { resolve }),
    ssr: { ...ssr, noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        ...withoutWarnings,
        input: { [toRendererName(language)]: join(root, 'src/render.tsx') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${toRendererName(language)}-[name]-[hash].js`,
        },
      },
    },
  });
}
