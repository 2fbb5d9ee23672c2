import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server.');
  return findUp(parent);
}

/** The folder of package.json, for the sources and the built server. */
export const projectRoot = (): string => findUp(dirname(fileURLToPath(import.meta.url)));
