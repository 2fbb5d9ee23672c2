import { useMemo } from 'react';
import { createDeviceRecords } from '#device/device-records.ts';
import { logNotice } from '#platform/log.ts';
import { requestPersistenceOnce } from '#platform/storage/persistence.ts';
import type { DownloadedCv } from './downloaded-cv.ts';

/** The CV files that this device has downloaded. They belong to the device, not to an account. */

export type { DownloadedCv } from './downloaded-cv.ts';

const loadStore = () => import('./downloaded-cv.ts');
const openStore = async () => (await loadStore()).downloadedCvStore;

const { known, load, publish, show, useRecords } = createDeviceRecords<DownloadedCv>({
  read: async (view, key) => (await loadStore()).readDownloadedInto(view, key),
  name: 'downloaded CVs',
});

const newestFirst = (files: ReadonlyMap<string, DownloadedCv>): readonly DownloadedCv[] =>
  [...files.values()].toSorted((one, other) => other.downloadedAt - one.downloadedAt);

/** The device's CV files, newest first; none where they cannot be read. */
export async function readDownloadedCvs(): Promise<readonly DownloadedCv[]> {
  await load();
  return newestFirst(known());
}

/** Stores a file; false when the device has no space for it: it is then lost with the page. */
export async function storeDownloadedCv(cv: DownloadedCv): Promise<boolean> {
  await load();
  show(cv.path, cv);
  try {
    await (await openStore()).change(cv.path, () => cv);
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
    await (await openStore()).change(path, () => null);
    return true;
  } catch {
    show(path, before);
    return false;
  }
}

/** Removes every file, readable or not; false when the device refused. */
export async function removeAllDownloadedCvs(): Promise<boolean> {
  try {
    await (await openStore()).clear();
  } catch {
    return false;
  }
  publish(new Map());
  return true;
}

/** The downloaded CVs, newest first; empty until read. */
export function useDownloadedCvs(): readonly DownloadedCv[] {
  const files = useRecords();
  return useMemo(() => newestFirst(files), [files]);
}
