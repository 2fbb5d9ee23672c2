import { useEffect } from 'react';
import { createObservable } from '../observable.ts';

/** What a reload would tear the reader out of: a form, a code that was sent, a download under way. */
export type HoldReason = 'form' | 'code' | 'download';

const holds = createObservable<ReadonlyMap<symbol, HoldReason>>(new Map());

/** Calls back when something begins or ends to hold the page; returns the way to stop. */
export const onHoldChange = holds.subscribe;

/** True while the page is held: nothing reloads it by itself then, and no new version is offered. */
export function isHeld(): boolean {
  return holds.get().size > 0;
}

/** True while a form on the page holds what is not sent yet. */
export function hasUnsavedForm(): boolean {
  return [...holds.get().values()].includes('form');
}

/**
 * Keeps the page from being reloaded for a new version.
 * @returns the way to let go, which may be called more than once
 */
export function holdUpdates(reason: HoldReason): () => void {
  const hold = Symbol(reason);
  holds.set(new Map(holds.get()).set(hold, reason));
  return () => {
    const left = new Map(holds.get());
    if (left.delete(hold)) holds.set(left);
  };
}

/** {@link holdUpdates} for as long as a part of the page says so. */
export function useHeldUpdates({ reason, isOn }: { reason: HoldReason; isOn: boolean }): void {
  useEffect(() => (isOn ? holdUpdates(reason) : undefined), [reason, isOn]);
}

/** A form tells with this that it holds what is not sent yet. */
export function useUnsavedForm({ isUnsaved }: { isUnsaved: boolean }): void {
  useHeldUpdates({ reason: 'form', isOn: isUnsaved });
}
