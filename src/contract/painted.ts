import type { FirstRead } from './first-read.ts';

/** What the boot script has painted, told to the app. */
export interface Painted {
  read: FirstRead;
  /** The time that its words are about, ms since the epoch. */
  now: number;
}

declare global {
  var kajPainted: Painted | undefined;
  /**
   * What was touched before the app was there, the last touch last: what a control was set to, by its name, and
   * under no name that of the button that was pressed last.
   */
  var kajTouched: Map<string, string | boolean> | undefined;
  /** The browser's offer to install the app, an event, where it came before the app was there. */
  var kajOffer: unknown;
}
