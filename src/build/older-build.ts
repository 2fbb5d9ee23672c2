import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

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
