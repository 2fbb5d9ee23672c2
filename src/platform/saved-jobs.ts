import { useSyncExternalStore } from 'react';
import { logNotice } from './log.ts';
import type { SavedJob } from './saved-job.ts';

/**
 * The saved jobs as the page knows them. They belong to the device, not to an account: signing out leaves them.
 * Writing is `saved-writes.ts`; the database and the schemas come after the page's own code.
 */

export type SavedJobs = ReadonlyMap<string, SavedJob>;
/** `unreadable`: the device's database does not answer; what is saved in this page is all there is. */
export type SavedJobsState = 'unread' | 'read' | 'unreadable';

const none: SavedJobs = new Map();
let current: SavedJobs = none;
let state: SavedJobsState = 'unread';
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The saved jobs as far as they are known by now. */
export const knownSavedJobs = (): SavedJobs => current;

/** Shows other saved jobs from now on; for what reads and writes the device's store. */
export function publishSavedJobs(next: SavedJobs, nextState: SavedJobsState = state): void {
  current = next;
  state = nextState;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  try {
    const { startSavedStore } = await import('./saved-store.ts');
    await startSavedStore();
  } catch {
    logNotice('saved jobs cannot be read on this device');
    publishSavedJobs(current, 'unreadable');
  }
}

/** Reads the device's store unless that was done; never rejects. */
export function loadSavedJobs(): Promise<void> {
  loading ??= load();
  return loading;
}

/** Reads the device's store again, where it was `unreadable`. */
export function retrySavedJobs(): void {
  loading = undefined;
  publishSavedJobs(current, 'unread');
  void loadSavedJobs();
}

/** Calls back on each change of the saved jobs, in this tab and in others; returns the way to stop. */
export function onSavedJobsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every saved job of this device, in no order; those of this page alone where the device cannot be read. */
export async function readSavedJobs(): Promise<readonly SavedJob[]> {
  await loadSavedJobs();
  return [...current.values()];
}

function subscribe(listener: () => void): () => void {
  void loadSavedJobs();
  return onSavedJobsChange(listener);
}

/** Every saved job by id; empty until read, and while rendering without a browser. */
export function useSavedJobs(): SavedJobs {
  return useSyncExternalStore(subscribe, knownSavedJobs, () => none);
}

const unread = (): SavedJobsState => 'unread';

/** Whether {@link useSavedJobs} gives all there is. */
export function useSavedJobsState(): SavedJobsState {
  return useSyncExternalStore(subscribe, () => state, unread);
}
