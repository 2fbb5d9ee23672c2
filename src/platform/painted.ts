import type { FirstJob, FirstList } from '#contract/first-read.ts';

/** What the boot script painted before the app was there: while it starts, the app shows the very same. */

/** The time that the painted words are about, ms since the epoch; 0 when nothing is painted. */
export function paintedNow(): number {
  return globalThis.kajPainted?.now ?? 0;
}

/** True when the page shows what the opened screen starts with. */
export function isPainted(): boolean {
  return globalThis.kajPainted !== undefined;
}

export function paintedList(): FirstList | undefined {
  const read = globalThis.kajPainted?.read;
  return read?.kind === 'list' ? read.data : undefined;
}

export function paintedJob(): FirstJob | undefined {
  const read = globalThis.kajPainted?.read;
  return read?.kind === 'job' ? read.data : undefined;
}
