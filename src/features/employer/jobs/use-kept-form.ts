import { useEffect, type RefObject } from 'react';
import { preloadDialogs } from '#platform/dialogs/dialogs.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';

/**
 * What a form does from the first thing that is typed into it: nothing reloads the page under it, and the window of
 * the dialogs is there before one is needed, which may be without a network.
 */
export function useKeptForm({ isKept }: { isKept: boolean }): void {
  useUnsavedForm({ isUnsaved: isKept });
  useEffect(() => {
    if (isKept) void preloadDialogs();
  }, [isKept]);
}

/** Where the reader goes whose button is gone with the draft it discarded. */
export function focusFirstField(form: RefObject<HTMLFormElement | null>): void {
  form.current?.querySelector<HTMLElement>('select, input')?.focus();
}
