import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openPrivateFolder } from '../db/engine/private-folder.ts';
import { findCode } from '../errors/database-errors.ts';
import { logToConsole } from '../log.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Config } from '../config.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFileStore, type FileStore } from './file-store.ts';

/** The files folder is created with the first file, so that a failed start leaves nothing behind. */
function ignoreMissing(error: unknown): void {
  if (findCode(error) !== 'ENOENT') throw error;
}

/** Makes the data folder writable and private. @throws StartupError naming the folder */
export async function openDataFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await openPrivateFolder(folder, logToConsole);
    await access(folder, constants.W_OK | constants.X_OK);
    await access(`${folder}/files/.`, constants.W_OK | constants.X_OK).catch(ignoreMissing);
  } catch (error) {
    const code = findCode(error);
    const reason = code === null ? '' : ` (${code})`;
    throw new StartupError(`The folder ${folder} cannot be written${reason}. Set DATA_DIR to another one.`);
  }
}

/** The configured bucket, else the data folder. @throws StartupError when the bucket cannot be used */
export async function openFiles({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> {
  return bucket === undefined ? createFileStore(dataDir) : createBucketStore(bucket);
}
