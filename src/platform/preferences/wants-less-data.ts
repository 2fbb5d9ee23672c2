/** The reader's own word about data; without one, the browser's. */
export type DataSaverChoice = 'on' | 'off' | 'auto';

declare global {
  interface Navigator {
    /** Network Information API, where the browser has it; the DOM's types do not. */
    readonly connection?: EventTarget & { readonly saveData?: boolean };
  }
}

/** True when the browser was told to be sparing: Save-Data, or `prefers-reduced-data` (Media Queries 5). */
function isBrowserSparing(): boolean {
  return navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** @param stored what is kept of the choice: "on", "off", anything else follows the browser */
export function wantsLessData(stored: string | null): boolean {
  return stored === 'on' || (stored !== 'off' && isBrowserSparing());
}
