import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
import { built, root, hashSources } from './stamp.ts';
import { separateTextsPlugin, withoutWarnings } from './bundling.ts';

/** Chunks of the previous build, for tabs that are still open where workers are refused. */

export interface BuildFolders {
  client: string;
  older: string;
}

const assetsOf = (folder: string): string => join(folder, 'assets');
const nextOf = ({ older }: BuildFolders): string => `${older}.next`;

const listAssets = async (folder: string): Promise<string[]> => {
  const entries = await readdir(assetsOf(folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(assetsOf(folder), join(entry.parentPath, entry.name)));
};

/** Runs before a build empties its folder. */
export async function setAssetsAside(folders: BuildFolders): Promise<void> {
  const next = nextOf(folders);
  await rm(next, { recursive: true, force: true });
  await mkdir(assetsOf(next), { recursive: true });
  if ((await listAssets(folders.client)).length === 0) return;
  await cp(assetsOf(folders.client), assetsOf(next), { recursive: true });
}

/** Stores chunks of the previous build that the new one lacks. */
export async function copyOlderAssets(folders: BuildFolders): Promise<void> {
  const next = nextOf(folders);
  const current = new Set(await listAssets(folders.client));
  const names = await listAssets(next);
  const replaced = names.filter((name) => !current.has(name));
  if (replaced.length === 0) return rm(next, { recursive: true, force: true });
  for (const name of names) {
    if (current.has(name)) await rm(join(assetsOf(next), name));
  }
  await rm(folders.older, { recursive: true, force: true });
  await rename(next, folders.older);
}

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
