import { useSyncExternalStore } from 'react';
import type { Delivery } from '#contract/device/worker.ts';
import { logNotice } from '../log.ts';
import { createObservable } from '../observable.ts';
import { ApiError, errorText } from './api-error.ts';
import { retryUntilDone } from './online.ts';

/** What waits on the device until the server has it: sent by pages, and by the worker where Background Sync wakes it. */

/** Background Sync (https://wicg.github.io/background-sync/spec/): Chromium wakes the worker when the device is online. */

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register: (tag: string) => Promise<void> };
  }
}

const isPromised = createObservable(false);

/** Has the worker woken to send what waits, also while the app is closed. Does nothing in the worker itself. */
async function requestDelivery(what: { tag: Delivery; prepare: () => Promise<void> }): Promise<void> {
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

/** Runs in one tab at a time, where the browser has Web Locks. @param name of the lock */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`kaj-${name}`, work) : work();

/** The server refused the item: a retry would be refused again. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.isRefusal;

interface OutboxOptions<T> {
  /** Of what is sent; one tab sends it at a time. */
  name: string;
  /** What waits, in the order of sending. */
  readWaiting: () => Promise<readonly T[]>;
  /** Sends an item and notes that. An answer may be lost, so the item's key makes a repetition count once. */
  send: (item: T) => Promise<void>;
  /** Notes that the server refused an item. */
  onRefused: (item: T, error: unknown) => Promise<void> | void;
  /** The worker sends it too. `prepare` stores what the worker needs for that. */
  inWorker?: { tag: Delivery; prepare: () => Promise<void> };
  /** Notes that nothing waits. */
  onDone?: () => void;
}

export interface Outbox<T> {
  /** Sends what waits, one call after the other. @returns why items were not sent */
  send: () => Promise<ReadonlyMap<T, unknown>>;
  /** Sends what waits, now or once the server is reachable. @returns whether nothing waits after the first attempt */
  follow: () => Promise<boolean>;
}

export function createOutbox<T>(options: OutboxOptions<T>): Outbox<T> {
  const { name, readWaiting, send, onRefused, onDone, inWorker } = options;

  const sendWaiting = (): Promise<ReadonlyMap<T, unknown>> =>
    inTurn(name, async () => {
      const unsent = new Map<T, unknown>();
      const waiting = await readWaiting();
      // Before the first attempt: the page may be closed in the middle of it.
      if (inWorker && waiting.length > 0) void requestDelivery(inWorker);
      for (const item of waiting) {
        try {
          await send(item);
        } catch (error) {
          unsent.set(item, error);
          if (isRefusal(error)) await onRefused(item, error);
        }
      }
      if ([...unsent.values()].every(isRefusal)) onDone?.();
      return unsent;
    });

  async function attempt(): Promise<boolean> {
    try {
      return [...(await sendWaiting()).values()].every(isRefusal);
    } catch (error) {
      logNotice(`${name} not sent, will retry`, errorText(error));
      return false;
    }
  }

  let isFollowed = false;
  async function follow(): Promise<boolean> {
    if (isFollowed) {
      const isDone = await attempt();
      // The first call may have ended while this one waited for its turn: nobody would try again.
      if (!isDone && !isFollowed) void follow();
      return isDone;
    }
    isFollowed = true;
    return new Promise((resolve) => {
      void retryUntilDone(async () => {
        const isDone = await attempt();
        isFollowed = !isDone;
        resolve(isDone);
        return isDone;
      });
    });
  }

  return { send: sendWaiting, follow };
}
