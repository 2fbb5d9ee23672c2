import type { Delivery } from '#contract/device/worker.ts';
import { inTurn } from '../in-turn.ts';
import { logNotice } from '../log.ts';
import { ApiError, errorText } from './api-error.ts';
import { requestDelivery } from '../worker/background-sync.ts';
import { retryUntilDone } from './online.ts';

/** What waits on the device until the server has it: sent by pages, and by the worker where Background Sync wakes it. */

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
