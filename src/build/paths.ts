import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

export const built = {
  client: join(dist, 'client'),
  older: join(dist, 'older'),
  server: join(dist, 'server'),
  main: join(dist, 'server/main.js'),
  stamp: join(dist, 'stamp'),
} as const;

/** Held while building, so that servers that start together build once. */
export const buildLock = join(root, '.cache/build.lock');
