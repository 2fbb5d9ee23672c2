import { useSyncExternalStore } from 'react';
import { HOUR_MS } from '#contract/limits.ts';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { logNotice } from '../log.ts';
import { createObservable } from '../observable.ts';
import { retryUntilDone } from '../http/online.ts';
import { whenIdle } from '../startup/page-settled.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';
import { isHeld, onHoldChange } from '../browser/unsaved-forms.ts';
import type { UpdateState, WorkerHandle } from './registration.ts';

/**
 * What the page knows of its worker. The part that talks to it is loaded when the page has settled, so
 * that it costs the first paint nothing.
 */

const ASK_AGAIN_MS = 12 * HOUR_MS;

const update = createObservable<UpdateState>('none');
let handle: WorkerHandle | undefined;

function wasDismissedLately(): boolean {
  const dismissedAt = Number(readText(lateStorageKeys.updateDismissed) ?? 0);
  return Date.now() - dismissedAt < ASK_AGAIN_MS;
}

function publish(next: UpdateState): void {
  if (next === 'ready' && (update.get() === 'applying' || wasDismissedLately())) return;
  update.set(next);
}

/** Switches to the waiting version and reloads this page, once. */
export function acceptUpdate(): void {
  void handle?.applyUpdate();
}

/** "Later": not offered again for half a day; closing every tab of the app switches as well. */
export function dismissUpdate(): void {
  writeText(lateStorageKeys.updateDismissed, String(Date.now()));
  update.set('none');
}

/** What the prompt shows: `none` while something holds the page, and where there is no browser. */
export function useUpdateState(): UpdateState {
  const state = useSyncExternalStore(update.subscribe, update.get, () => 'none' as const);
  const isBusy = useSyncExternalStore(onHoldChange, isHeld, () => false);
  return isBusy ? 'none' : state;
}

/** What a look for a new version, which the reader asked for, came to. */
export type LookOutcome = 'found' | 'newest' | 'unreachable' | 'noWorker';

/** Looks for a new version now, however lately one was dismissed; what is found is offered. */
export async function lookForUpdate(): Promise<LookOutcome> {
  if (!handle) return 'noWorker';
  try {
    removeKey(lateStorageKeys.updateDismissed);
    return (await handle.lookForUpdate()) ? 'found' : 'newest';
  } catch {
    return 'unreachable';
  }
}

/** @returns false when the network broke off; of a worker that is being installed nothing is heard but that */
async function connect(): Promise<boolean> {
  try {
    const [{ registerWorker }, { isWithoutWorker }] = await Promise.all([
      import('./registration.ts'),
      import('./leave-worker.ts'),
    ]);
    if (isWithoutWorker()) {
      logNotice('the last service worker did not answer: none for now');
      return true;
    }
    return await new Promise((resolve, reject) => {
      registerWorker(publish, () => resolve(false)).then((registered) => (handle = registered), reject);
    });
  } catch (error) {
    // Refused, blocked or not there: the app works without it, online.
    logNotice('no service worker', error instanceof Error ? error.name : '');
    return !(error instanceof TypeError);
  }
}

/** Registers the worker: on a first visit, where it stores all of the app, once the page has settled. Called once. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => void retryUntilDone(connect));
}
