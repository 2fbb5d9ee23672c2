import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Effort } from '#server/http/response/compression.ts';
import { built, root } from './paths.ts';

const folders = ['src', 'sw', 'public'];
const files = ['index.html', 'package-lock.json', 'package.json', 'vite.config.ts'];

const isLeftOut = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || path.endsWith('routeTree.gen.ts') || path.includes('/server/sample/files/');

async function listSources(): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const all = [...lists.flat(), ...files.map((file) => join(root, file))];
  return all.filter((path) => !isLeftOut(path)).sort();
}

/** A hash of all sources of the build; takes some 50 ms. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const paths = await listSources();
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  paths.forEach((path, index) => {
    const content = contents[index] ?? Buffer.alloc(0);
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  });
  return hash.digest('hex');
}

/** True when the built files match the sources. @param effort `fast` takes files that were compressed with more, too */
export async function isBuilt(effort: Effort = 'small'): Promise<boolean> {
  const [stamp, spent] = (await readFile(built.stamp, 'utf8').catch(() => '')).split(' ');
  return (spent === 'small' || spent === effort) && stamp === (await hashSources());
}
