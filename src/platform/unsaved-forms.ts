import { useEffect } from 'react';
import { createObservable } from './observable.ts';

const unsavedForms = createObservable(0);

/** Calls back when a form begins or ends to hold what is not sent; returns the way to stop. */
export const onUnsavedFormChange = unsavedForms.subscribe;

/** True while a form on the page holds what is not sent yet; nothing reloads the page then. */
export function hasUnsavedForm(): boolean {
  return unsavedForms.get() > 0;
}

/** A form tells with this that it holds what is not sent yet. */
export function useUnsavedForm({ isUnsaved }: { isUnsaved: boolean }): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedForms.set(unsavedForms.get() + 1);
    return () => unsavedForms.set(unsavedForms.get() - 1);
  }, [isUnsaved]);
}
