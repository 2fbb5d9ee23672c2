import { useSyncExternalStore } from 'react';
import { HOUR_MS } from '#contract/limits.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { logNotice } from '../log.ts';
import { createObservable } from '../observable.ts';
import { retryUntilDone } from '../http/online.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';
import { isHeld, onHoldChange } from '../browser/unsaved-forms.ts';
import type { UpdateState, WorkerHandle } from './registration.ts';

/** The page's view of its worker; the code that talks to it loads with its registration. */

const ASK_AGAIN_MS = 12 * HOUR_MS;

const update = createObservable<UpdateState>('none');
let handle: WorkerHandle | undefined;

function wasDismissedLately(): boolean {
  const dismissedAt = Number(readText(deviceStorageKeys.updateDismissed) ?? 0);
  return Date.now() - dismissedAt < ASK_AGAIN_MS;
}

function publish(next: UpdateState): void {
  if (next === 'ready' && (update.get() === 'applying' || wasDismissedLately())) return;
  update.set(next);
}

/** Switches to the waiting version and reloads this page. */
export function acceptUpdate(): void {
  void handle?.applyUpdate();
}

/** Postpones the update for half a day. */
export function dismissUpdate(): void {
  writeText(deviceStorageKeys.updateDismissed, String(Date.now()));
  update.set('none');
}

/** What the update prompt shows: `none` while something holds the page. */
export function useUpdateState(): UpdateState {
  const state = useSyncExternalStore(update.subscribe, update.get, () => 'none' as const);
  const isBusy = useSyncExternalStore(onHoldChange, isHeld, () => false);
  return isBusy ? 'none' : state;
}

export type LookOutcome = 'found' | 'newest' | 'unreachable' | 'noWorker';

/** Looks for a new version now, even after a dismissal. */
export async function lookForUpdate(): Promise<LookOutcome> {
  if (!handle) return 'noWorker';
  try {
    removeKey(deviceStorageKeys.updateDismissed);
    return (await handle.lookForUpdate()) ? 'found' : 'newest';
  } catch {
    return 'unreachable';
  }
}

/** @returns false when the network failed; stays pending while a worker installs */
async function connect(): Promise<boolean> {
  try {
    const { registerWorker, isWithoutWorker } = await import('./registration.ts');
    if (isWithoutWorker()) {
      logNotice('service worker skipped: the last one did not answer');
      return true;
    }
    return await new Promise((resolve, reject) => {
      registerWorker(publish, () => resolve(false)).then((registered) => (handle = registered), reject);
    });
  } catch (error) {
    // Unsupported, blocked or refused: the app works online without it.
    logNotice('service worker not registered', error instanceof Error ? error.name : '');
    return !(error instanceof TypeError);
  }
}

/** Registers the worker; called once. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void retryUntilDone(connect);
}
