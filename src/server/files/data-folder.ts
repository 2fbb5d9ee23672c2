import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeFolder } from '../db/make-folder.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Makes sure that files can be kept below the data folder.
 * @throws StartupError naming the folder
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await makeFolder(resolve(folder, 'files'));
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartupError(`The folder ${folder} cannot be written${reason}. Set DATA_DIR to another one.`);
  }
}
