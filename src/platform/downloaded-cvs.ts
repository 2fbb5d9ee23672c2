import { createStore, entries, set, type UseStore } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { idbStores } from '#contract/storage.ts';
import { logNotice } from './log.ts';

/** A CV file kept on the device after its download, so that it can be saved again without a network. */
const DownloadedCv = v.object({
  /** Stored path of the file, the record's key. */
  path: v.string(),
  name: v.string(),
  templateName: v.string(),
  file: v.blob(),
  /** ms since the epoch. */
  downloadedAt: v.number(),
});
export type DownloadedCv = v.InferOutput<typeof DownloadedCv>;

const none: readonly DownloadedCv[] = [];
let current = none;
let loading: Promise<void> | undefined;
let store: UseStore | undefined;
const listeners = new Set<() => void>();

function openStore(): UseStore {
  store ??= createStore(idbStores.downloadedCvs.database, idbStores.downloadedCvs.store);
  return store;
}

function publish(next: readonly DownloadedCv[]): void {
  current = next.toSorted((a, b) => b.downloadedAt - a.downloadedAt);
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  try {
    const rows = await entries(openStore());
    publish(rows.flatMap(([, value]) => (v.is(DownloadedCv, value) ? [value] : [])));
  } catch {
    logNotice('downloaded CVs cannot be read on this device');
  }
}

/** Keeps a downloaded file; a device without room still has the download itself. */
export async function keepDownloadedCv(cv: DownloadedCv): Promise<void> {
  publish([...current.filter((other) => other.path !== cv.path), cv]);
  try {
    await set(cv.path, cv, openStore());
  } catch {
    logNotice('a downloaded CV could not be kept on this device');
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= load();
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
