import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

/** Where the build leaves its results. */
export const built = {
  client: join(dist, 'client'),
  /** Chunks of the client before this one. */
  older: join(dist, 'older'),
  server: join(dist, 'server'),
  main: join(dist, 'server/main.js'),
  /** A hash of the sources that the results were made from. */
  stamp: join(dist, 'stamp'),
} as const;

/** Held while building, so that servers that start together build once. */
export const buildLock = join(root, '.cache/build.lock');
