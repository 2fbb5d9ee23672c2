import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { built, root } from './paths.ts';

const folders = ['src', 'sw', 'public'];
const files = ['index.html', 'package-lock.json', 'package.json', 'vite.config.ts'];

/** Not part of any result: tests, what the build itself writes, the sample data, which is read as it is. */
const isLeftOut = (path: string): boolean =>
  /\.test\.tsx?$|\.tsbuildinfo$/.test(path) ||
  path.endsWith('routeTree.gen.ts') ||
  path.includes('/server/sample/files/');

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

/** A hash over the names and contents of everything that goes into the build. Takes some 50 ms. */
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

/** True when the results on disk were made from exactly these sources. */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(built.stamp, 'utf8').catch(() => '');
  return stamp !== '' && stamp === (await hashSources());
}
