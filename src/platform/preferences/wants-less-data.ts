export type DataSaverChoice = 'on' | 'off' | 'auto';

declare global {
  interface Navigator {
    /** Network Information API, which the DOM's types lack. */
    readonly connection?: EventTarget & { readonly saveData?: boolean };
  }
}

function isBrowserSparing(): boolean {
  return navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** @param stored "on", "off", anything else follows the browser */
export function wantsLessData(stored: string | null): boolean {
  return stored === 'on' || (stored !== 'off' && isBrowserSparing());
}
