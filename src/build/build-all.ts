import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { bundleForNode, bundleRenderer } from './bundle-for-node.ts';
import { compressClient } from './compress-client.ts';
import { storeOlderAssets, setAssetsAside } from './older-build.ts';
import { built, root } from './paths.ts';
import { hashSources } from './stamp.ts';

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
