import { useMemo } from 'react';
import * as v from 'valibot';
import { stores } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createDeviceRecords } from '#device/device-records.ts';
import { createRecordStore, type RecordStore } from '#device/record-store.ts';
import { logNotice } from '#platform/log.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { requestPersistenceOnce } from '#platform/storage/persistence.ts';
import { toFileBytes } from '#platform/storage/stored-file.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';

/** The CV files that this device has downloaded. They belong to the device, not to an account. */

export const DownloadedCv = v.object({
  shape: v.literal(2),
  /** Stored path of the file (§7), the record's key. */
  path: v.string(),
  name: v.string(),
  templateName: v.string(),
  file: StoredFile,
  cover: v.nullable(StoredFile),
  /** The file's strong validator at the server; null when it gave none. */
  etag: v.nullable(v.string()),
  downloadedAt: v.number(),
});
export type DownloadedCv = v.InferOutput<typeof DownloadedCv>;

export const downloadedCvStore: RecordStore<DownloadedCv> = createRecordStore({
  at: stores.downloadedCvs,
  schema: DownloadedCv,
  version: 2,
  toShown: (_path, stored) => stored,
});

const { known, load, publish, show, useRecords } = createDeviceRecords<DownloadedCv>({
  name: 'downloaded CVs',
  load: async () => downloadedCvStore,
});

const newestFirst = (files: ReadonlyMap<string, DownloadedCv>): readonly DownloadedCv[] =>
  [...files.values()].toSorted((one, other) => other.downloadedAt - one.downloadedAt);

/** The device's CV files, newest first; none where they cannot be read. */
export async function readDownloadedCvs(): Promise<readonly DownloadedCv[]> {
  await load();
  return newestFirst(known());
}

/** The device's file of a path, which another tab may have stored just now. */
export async function readDownloadedCv(path: string): Promise<DownloadedCv | undefined> {
  await load();
  return downloadedCvStore.read(path).catch(() => known().get(path));
}

/** Stores a file; false when the device has no space for it: it is then lost with the page. */
export async function storeDownloadedCv(cv: DownloadedCv): Promise<boolean> {
  await load();
  show(cv.path, cv);
  try {
    await downloadedCvStore.change(cv.path, () => cv);
  } catch {
    logNotice('failed to store a downloaded CV');
    return false;
  }
  void requestPersistenceOnce('saved');
  return true;
}

/** Removes a file from the device; false when that failed, and the file is still stored. */
export async function removeDownloadedCv(path: string): Promise<boolean> {
  const before = known().get(path);
  show(path, undefined);
  try {
    await downloadedCvStore.change(path, () => null);
    return true;
  } catch {
    show(path, before);
    return false;
  }
}

/** Removes every file, readable or not; false when the device refused. */
export async function removeAllDownloadedCvs(): Promise<boolean> {
  try {
    await downloadedCvStore.clear();
  } catch {
    return false;
  }
  publish(new Map());
  return true;
}

const COVER_LIMIT_MS = 10 * SECOND_MS;
const MAX_COVER_BYTES = 500_000;

/** The template's cover, mostly from a cache; null when unavailable, or when the data saver forbids a request. */
async function fetchCover(coverPath: string): Promise<Blob | null> {
  if (coverPath === '') return null;
  try {
    const url = fileUrl(coverPath);
    const signal = AbortSignal.timeout(COVER_LIMIT_MS);
    // The worker has cached what it served; caches are undefined in insecure contexts.
    const cached = await globalThis.caches?.match(url, { ignoreVary: true });
    if (!cached && isDataSaver()) return null;
    const response = cached ?? (await fetch(url, { signal }));
    const cover = await response.blob();
    const isPicture = response.ok && cover.type.startsWith('image/') && cover.size <= MAX_COVER_BYTES;
    return isPicture ? cover : null;
  } catch {
    return null;
  }
}

/** Adds the cover to a stored file, unless the file was removed in the meantime. */
export async function addCover(cv: DownloadedCv, coverPath: string): Promise<void> {
  const found = await fetchCover(coverPath);
  const cover = found && (await toFileBytes(found));
  const stored = await readDownloadedCv(cv.path);
  if (cover !== null && stored?.downloadedAt === cv.downloadedAt) await storeDownloadedCv({ ...cv, cover });
}

/** The downloaded CVs, newest first; empty until read. */
export function useDownloadedCvs(): readonly DownloadedCv[] {
  const files = useRecords();
  return useMemo(() => newestFirst(files), [files]);
}
