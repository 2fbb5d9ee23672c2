import { createStore, del, promisifyRequest, values, type UseStore } from 'idb-keyval';
import { idbStores } from '#contract/device/late-storage.ts';
import { isOfNewerApp, readDownloadedCv, type DownloadedCv } from './downloaded-cv.ts';
import { inTime } from '#platform/http/in-time.ts';
import { logNotice } from '#platform/log.ts';

/** The device's store of whole CV files. Everything may reject. */

const { database, store: storeName } = idbStores.downloadedCvs;
let opened: UseStore | undefined;

/** Answers in time, or counts as refused. */
const openStore: UseStore = (mode, work) => {
  opened ??= createStore(database, storeName);
  return inTime(opened(mode, work));
};

/** Newest first. */
export async function readFiles(): Promise<DownloadedCv[]> {
  const found = (await values<unknown>(openStore)).flatMap((value) => {
    const cv = readDownloadedCv(value);
    if (cv === null) logNotice('a downloaded CV is of an unknown form and was left as it is');
    return cv ?? [];
  });
  return found.toSorted((one, other) => other.downloadedAt - one.downloadedAt);
}

/** @throws when the device has no room, or a newer app's record is there */
export async function putFile(cv: DownloadedCv): Promise<void> {
  await openStore('readwrite', async (files) => {
    if (isOfNewerApp(await promisifyRequest<unknown>(files.get(cv.path)))) throw new Error('of a newer app');
    files.put(cv, cv.path);
    files.transaction.commit();
    return promisifyRequest(files.transaction);
  });
}

export const dropFile = (path: string): Promise<void> => del(path, openStore);

export async function clearFiles(): Promise<void> {
  await openStore('readwrite', async (files) => {
    files.clear();
    return promisifyRequest(files.transaction);
  });
}
