import { readdir, readFile, writeFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compressedNames, isConfigured } from '#server/http/client/client-files.ts';
import { compress } from '#server/http/response/compression.ts';
import { isCompressible } from '#server/http/response/content-types.ts';
import { build } from 'vite';
import { bundleForNode, bundleRenderer } from './bundle-for-node.ts';
import { storeOlderAssets, setAssetsAside } from './older-build.ts';
import { built, root } from './paths.ts';
import { hashSources } from './stamp.ts';

/** Writes brotli and gzip files beside those that shrink. */
async function compressClient(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isConfigured(`/${relative(folder, file)}`));
  for (const file of files) {
    const content = await readFile(file);
    for (const coding of ['br', 'gzip'] as const) {
      await writeFile(file + compressedNames[coding], await compress(content, coding, 'small'));
    }
  }
}

const serverPrograms = {
  main: join(root, 'src/server/main.ts'),
  'embedded-process': join(root, 'src/server/db/engine/embedded-process.ts'),
  'logo-process': join(root, 'src/server/companies/logo-process.ts'),
  'seed-cli': join(root, 'src/server/seed-cli.ts'),
};

/** Builds the app and the server. */
export async function buildAll(): Promise<void> {
  const stamp = await hashSources();
  await rm(built.stamp, { force: true });
  await setAssetsAside(built);
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await compressClient(built.client);
  await storeOlderAssets(built);
  await bundleForNode(serverPrograms, built.server);
  await bundleRenderer(built.server);
  await writeFile(built.stamp, stamp);
}
