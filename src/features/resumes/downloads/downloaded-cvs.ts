import { useSyncExternalStore } from 'react';
import { idbStores } from '#contract/device/late-storage.ts';
import type { DownloadedCv } from './downloaded-cv.ts';
import { logNotice } from '#platform/log.ts';
import { askToKeepStorage } from '#platform/storage/persist.ts';
import { followTabs, type TabNews } from '#platform/storage/tab-news.ts';

/**
 * The CV files that this device has downloaded, as the page knows them. They belong to the device, not to an account.
 * The database and the schemas come after the page's own code.
 */

export type { DownloadedCv } from './downloaded-cv.ts';

const none: readonly DownloadedCv[] = [];
let current = none;
let loading: Promise<void> | undefined;
/** Tells other tabs. */
let announce: (news: TabNews) => void = () => undefined;
const listeners = new Set<() => void>();

const openStore = () => import('./downloaded-cvs-store.ts');

function publish(next: readonly DownloadedCv[]): void {
  current = next;
  for (const listener of listeners) listener();
}

async function readAgain(): Promise<void> {
  try {
    const { readFiles } = await openStore();
    publish(await readFiles());
  } catch {
    logNotice('downloaded CVs cannot be read on this device');
  }
}

async function load(): Promise<void> {
  announce = followTabs(idbStores.downloadedCvs.database, () => void readAgain());
  await readAgain();
}

/** The device's CV files, newest first; none where they cannot be read. */
export async function readDownloadedCvs(): Promise<readonly DownloadedCv[]> {
  loading ??= load();
  await loading;
  return current;
}

/** Keeps a file; false when the device has no room for it: the page then has it until it goes. */
export async function keepDownloadedCv(cv: DownloadedCv): Promise<boolean> {
  await readDownloadedCvs();
  const others = current.filter(({ path }) => path !== cv.path);
  publish([cv, ...others].toSorted((one, other) => other.downloadedAt - one.downloadedAt));
  try {
    const { putFile } = await openStore();
    await putFile(cv);
  } catch {
    logNotice('a downloaded CV could not be kept on this device');
    return false;
  }
  announce(cv.path);
  void askToKeepStorage('saved');
  return true;
}

/** Removes a file from the device; false when it refused, and the file is still there. */
export async function removeDownloadedCv(path: string): Promise<boolean> {
  const before = current;
  publish(before.filter((cv) => cv.path !== path));
  try {
    const { dropFile } = await openStore();
    await dropFile(path);
  } catch {
    publish(before);
    return false;
  }
  announce(path);
  return true;
}

/** Removes every file, readable or not; false when the device refused. */
export async function removeAllDownloadedCvs(): Promise<boolean> {
  try {
    const { clearFiles } = await openStore();
    await clearFiles();
  } catch {
    return false;
  }
  publish(none);
  announce(null);
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void readDownloadedCvs();
  return () => listeners.delete(listener);
}

/** The visitor's downloaded CVs, newest first; empty until read. */
export function useDownloadedCvs(): readonly DownloadedCv[] {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
}
