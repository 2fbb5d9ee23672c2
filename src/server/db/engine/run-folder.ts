import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { identify, isRunning } from './process-identity.ts';

/** Temporary folders for sockets. Each records its process, so that abandoned folders can be removed. */

const prefixes = { engine: 'kaj-', admin: 'kaj-admin-' } as const;
const isRunFolder = (name: string): boolean => /^kaj-(?:admin-)?[A-Za-z0-9]{6}$/.test(name);

const OWNER_FILE = 'owner.json';
/** Processes of another host, such as a container, cannot be looked up. */
const Owner = v.object({ host: v.string(), pid: v.number(), start: v.string() });

/** Makes a private folder. */
export async function createRunFolder(purpose: keyof typeof prefixes): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefixes[purpose]));
  const owner = { host: hostname(), ...(await identify(process.pid)) };
  await writeFile(join(folder, OWNER_FILE), JSON.stringify(owner), { mode: 0o600 });
  return folder;
}

async function isAbandoned(folder: string): Promise<boolean> {
  try {
    const owner = v.parse(Owner, JSON.parse(await readFile(join(folder, OWNER_FILE), 'utf8')));
    return owner.host === hostname() && !(await isRunning(owner));
  } catch {
    return false;
  }
}

/** Removes the folders of killed servers. */
export async function removeAbandonedFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter(isRunFolder)) {
    const folder = join(tmpdir(), name);
    if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
