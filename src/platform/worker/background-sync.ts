import { useSyncExternalStore } from 'react';
import type { Delivery } from '#contract/device/worker.ts';
import { logNotice } from '../log.ts';
import { createObservable } from '../observable.ts';

/** Background Sync (https://wicg.github.io/background-sync/spec/): Chromium wakes the worker when the device is online. */

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register: (tag: string) => Promise<void> };
  }
}

const isPromised = createObservable(false);

/** Has the worker woken to send what waits, also while the app is closed. Does nothing in the worker itself. */
export async function requestDelivery(what: { tag: Delivery; prepare: () => Promise<void> }): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready;
    if (!registration?.sync) return;
    await what.prepare();
    await registration.sync.register(what.tag);
    isPromised.set(true);
  } catch (error) {
    // Turned off in the browser's settings.
    logNotice('background sync refused', error instanceof Error ? error.name : '');
    isPromised.set(false);
  }
}

/** Whether the browser has promised to wake the worker. */
export const isDeliveredClosed = isPromised.get;

/** {@link isDeliveredClosed}, followed. */
export const useDeliveredClosed = (): boolean =>
  useSyncExternalStore(isPromised.subscribe, isPromised.get, () => false);
