import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { BANGLA_FILES, LANGUAGE_SIZES } from '#contract/device/worker.ts';
import type { Locale } from '#contract/format.ts';
import { toShellFile } from '#contract/http/pages.ts';
import { compressedNames, isConfigured } from '#server/http/client-files.ts';
import { compress, type Effort } from '#server/http/response/compression.ts';
import { isCompressible } from '#server/http/response/content.ts';
import { toRendererName } from '#server/pages/load-renderer.ts';
import { isOfModeration } from './chunks.ts';
import { createClientConfig, defineLanguage } from './client-config.ts';
import { setAssetsAside, copyOlderAssets } from './older-build.ts';
import { built, root } from './paths.ts';
import { separateTextsPlugin } from './separate-texts-plugin.ts';
import { hashSources } from './stamp.ts';
import { withoutWarnings } from './without-warnings.ts';

/** Writes brotli and gzip files beside those that shrink; zlib uses a thread for each. */
async function compressClient(folder: string, effort: Effort): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isConfigured(`/${relative(folder, file)}`));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      for (const coding of ['br', 'gzip'] as const)
        await writeFile(file + compressedNames[coding], await compress(content, coding, effort));
    }),
  );
}

const serverPrograms = {
  main: join(root, 'src/server/main.ts'),
  'embedded-process': join(root, 'src/server/db/engine/embedded-process.ts'),
  'logo-process': join(root, 'src/server/companies/logo-process.ts'),
  'seed-cli': join(root, 'src/server/cli/seed-cli.ts'),
  stamp: join(root, 'src/build/stamp.ts'),
};

/** Writes the worker's precache list for Bangla; the list for English is inside the worker. */
async function listBanglaFiles(folder: string): Promise<void> {
  const page = toShellFile('bn').slice(1);
  const revision = createHash('sha256')
    .update(await readFile(join(folder, page)))
    .digest('hex')
    .slice(0, 12);
  const scripts = await readdir(join(folder, 'assets/bn'));
  const entries = [
    { url: page, revision },
    ...scripts
      .filter((name) => !isOfModeration(name))
      .map((name) => ({ url: `assets/bn/${name}`, revision: null })),
  ];
  await writeFile(join(folder, BANGLA_FILES), `self.banglaFiles=${JSON.stringify(entries)}`);
}

async function weigh(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(`.js${compressedNames.br}`));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Writes the size of each language's scripts, as most browsers download them. */
async function writeSizes(folder: string): Promise<void> {
  const sizes = { en: await weigh(join(folder, 'assets')), bn: await weigh(join(folder, 'assets/bn')) };
  await writeFile(join(folder, LANGUAGE_SIZES), JSON.stringify(sizes));
}

/** Builds the app and the server. @param effort `fast` is for tests: its files are larger */
export async function buildAll(effort: Effort = 'small'): Promise<void> {
  const stamp = hashSources();
  await rm(built.stamp, { force: true });
  await setAssetsAside(built);
  for (const language of ['bn', 'en'] as const)
    await build({ root, configFile: false, logLevel: 'warn', ...createClientConfig(language) });
  await listBanglaFiles(built.client);
  await compressClient(built.client, effort);
  await writeSizes(built.client);
  await copyOlderAssets(built);
  await bundleForNode(serverPrograms, built.server);
  for (const language of ['en', 'bn'] as const) await bundleRenderer(built.server, language);
  await writeFile(built.stamp, `${stamp} ${effort}`);
}

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
async function bundleRenderer(outDir: string, language: Locale): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), separateTextsPlugin()],
    define: { 'process.env.NODE_ENV': '"production"', ...defineLanguage(language) },
    ssr: { noExternal: true },
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
