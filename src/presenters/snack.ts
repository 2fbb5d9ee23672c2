import { createObservable } from '#platform/observable.ts';

export interface Snack {
  text: string;
  /** Takes the action back. */
  undo?: (() => void) | undefined;
  /** What a screen reader hears in place of "Undo". */
  undoLabel?: string;
}

/** The short message above the dock about what was just done; the last one wins. */
export const snack = createObservable<Snack | null>(null);
