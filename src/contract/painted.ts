import type { FirstRead } from './first-read.ts';

/** What the boot script has painted, told to the app. */
export interface Painted {
  read: FirstRead;
  /** The time that its words are about, ms since the epoch. */
  now: number;
}

declare global {
  var kajPainted: Painted | undefined;
  /** Accessible name of the button that was pressed last, before the app was there. */
  var kajPressed: string | undefined;
}
