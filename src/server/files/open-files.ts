import type { Config } from '../config.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFileStore, type FileStore } from './file-store.ts';

/**
 * The place where files are kept: a bucket where one is configured, else the data folder.
 * @throws StartupError when the bucket cannot be used
 */
export async function openFiles({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> {
  return bucket === undefined ? createFileStore(dataDir) : createBucketStore(bucket);
}
