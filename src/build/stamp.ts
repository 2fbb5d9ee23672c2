import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Effort } from '#server/http/response/compression.ts';

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

const folders = ['src', 'sw', 'public'];
const files = ['index.html', 'package-lock.json', 'package.json', 'vite.config.ts'];

const isLeftOut = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || path.includes('/server/sample/files/');

function listSources(): string[] {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...found, ...files.map((file) => join(root, file))].filter((path) => !isLeftOut(path)).sort();
}

/** A hash of all sources of the build. Each start waits for it alone, so synchronous reads are quickest. */
export function hashSources(): string {
  const hash = createHash('sha256');
  for (const path of listSources()) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** True when the built files match the sources. @param effort `fast` takes files that were compressed with more, too */
export async function isBuilt(effort: Effort = 'small'): Promise<boolean> {
  const [stamp, spent] = (await readFile(built.stamp, 'utf8').catch(() => '')).split(' ');
  return (spent === 'small' || spent === effort) && stamp === hashSources();
}
