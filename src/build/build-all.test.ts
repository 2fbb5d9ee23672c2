import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyOlderAssets, setAssetsAside, type BuildFolders } from './build-all.ts';

let root = '';
let folders: BuildFolders;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kaj-older-'));
  folders = { client: join(root, 'client'), older: join(root, 'older') };
});
afterEach(() => rm(root, { recursive: true }));

/** A build that leaves these chunks, as vite does: the folder is emptied first. */
async function build(...names: string[]): Promise<void> {
  await setAssetsAside(folders);
  await rm(folders.client, { recursive: true, force: true });
  await mkdir(join(folders.client, 'assets'), { recursive: true });
  for (const name of names) await writeFile(join(folders.client, 'assets', name), name);
  await copyOlderAssets(folders);
}
const listStored = async () => (await readdir(join(folders.older, 'assets')).catch(() => [])).sort();

test('the first build has no previous build', async () => {
  await build('main-1.js');
  expect(await listStored()).toEqual([]);
});

test('what a build replaces stays until the next one replaces something', async () => {
  await build('main-1.js', 'terms-1.js', 'terms-1.js.br', 'faq-1.js');
  await build('main-2.js', 'terms-2.js', 'faq-1.js');
  expect(await listStored()).toEqual(['main-1.js', 'terms-1.js', 'terms-1.js.br']);
  await build('main-2.js', 'terms-2.js', 'faq-1.js');
  expect(await listStored()).toEqual(['main-1.js', 'terms-1.js', 'terms-1.js.br']);
  await build('main-3.js', 'terms-2.js', 'faq-1.js');
  expect(await listStored()).toEqual(['main-2.js']);
  expect(await readdir(root)).not.toContain('older.next');
});
