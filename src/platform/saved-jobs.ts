import type { UseStore } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { idbStores } from '#contract/storage.ts';
import { logNotice } from './log.ts';
import type { SavedJob } from './saved-job.ts';

export type SavedJobs = ReadonlyMap<string, SavedJob>;

const none: SavedJobs = new Map();
let current: SavedJobs = none;
let loading: Promise<void> | undefined;
let store: UseStore | undefined;
const listeners = new Set<() => void>();

/** The database and the code that speaks to it, which comes after the page's own. */
async function openStore() {
  const idb = await import('idb-keyval');
  store ??= idb.createStore(idbStores.savedJobs.database, idbStores.savedJobs.store);
  return { ...idb, store };
}

function publish(next: SavedJobs): void {
  current = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  try {
    const found = new Map<string, SavedJob>();
    const [{ entries, store }, { readSavedJob }] = await Promise.all([openStore(), import('./saved-job.ts')]);
    for (const [key, value] of await entries(store)) {
      const saved = readSavedJob(value);
      if (saved) found.set(String(key), saved);
    }
    publish(new Map([...found, ...current]));
  } catch {
    logNotice('saved jobs cannot be read on this device');
  }
}

/** Keeps a job; resolves to false when the device has no room for it or allows no storage. */
export async function saveJob(saved: SavedJob): Promise<boolean> {
  const before = current;
  publish(new Map(before).set(saved.job._id, saved));
  try {
    const { set, store } = await openStore();
    await set(saved.job._id, saved, store);
    return true;
  } catch {
    publish(before);
    return false;
  }
}

export async function removeSavedJob(id: string): Promise<void> {
  const next = new Map(current);
  next.delete(id);
  publish(next);
  try {
    const { del, store } = await openStore();
    await del(id, store);
  } catch {
    logNotice('a saved job could not be removed from this device');
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= load();
  return () => listeners.delete(listener);
}

/** Every saved job by id; empty until read, and while rendering without a browser. */
export function useSavedJobs(): SavedJobs {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
}
