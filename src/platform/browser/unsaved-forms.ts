import { useEffect } from 'react';
import { createObservable } from '../observable.ts';

export type HoldReason = 'form' | 'code' | 'dialog' | 'download';

const holds = createObservable<ReadonlyMap<symbol, HoldReason>>(new Map());

export const onHoldChange = holds.subscribe;

/** True while the page must not be reloaded or offered an update. */
export function isHeld(): boolean {
  return holds.get().size > 0;
}

/** True while a form on the page has unsaved input. */
export function hasUnsavedForm(): boolean {
  return [...holds.get().values()].includes('form');
}

/** Blocks reloads and updates. @returns releases it; may be called twice */
export function holdUpdates(reason: HoldReason): () => void {
  const hold = Symbol(reason);
  holds.set(new Map(holds.get()).set(hold, reason));
  return () => {
    const left = new Map(holds.get());
    if (left.delete(hold)) holds.set(left);
  };
}

/** {@link holdUpdates} while `isOn`. */
export function useHeldUpdates({ reason, isOn }: { reason: HoldReason; isOn: boolean }): void {
  useEffect(() => (isOn ? holdUpdates(reason) : undefined), [reason, isOn]);
}

/** Marks the page as having a form with unsaved input. */
export function useUnsavedForm({ isUnsaved }: { isUnsaved: boolean }): void {
  useHeldUpdates({ reason: 'form', isOn: isUnsaved });
}
