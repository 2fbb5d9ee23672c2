import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { compressClient } from './compress-client.ts';
import { keepOlderAssets, setAssetsAside } from './older-build.ts';
import { built, root } from './paths.ts';
import { hashSources } from './stamp.ts';

const entries = {
  main: join(root, 'src/server/main.ts'),
  'embedded-process': join(root, 'src/server/db/embedded-process.ts'),
  'seed-cli': join(root, 'src/server/seed-cli.ts'),
};

/** The server for Node: our own modules bundled flat into one folder, packages left where they are. */
const serverConfig: InlineConfig = {
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: built.server,
    emptyOutDir: true,
    rolldownOptions: {
      input: entries,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** Builds the app and the server from scratch, and marks what they were made from. */
export async function buildAll(): Promise<void> {
  const stamp = await hashSources();
  await rm(built.stamp, { force: true });
  await setAssetsAside(built);
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await compressClient(built.client);
  await keepOlderAssets(built);
  await build(serverConfig);
  await writeFile(built.stamp, stamp);
}
