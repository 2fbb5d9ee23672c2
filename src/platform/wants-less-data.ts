/** The reader's own word about data; without one, the browser's. */
export type DataSaverChoice = 'on' | 'off' | 'auto';

/** "Save-Data", as far as this browser knows it (Network Information API); the DOM's types do not. */
function hasSaveData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** True when the browser was told to be sparing: Save-Data, or `prefers-reduced-data` (Media Queries 5). */
function isBrowserSparing(): boolean {
  return hasSaveData() || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** @param stored what is kept of the choice: "on", "off", anything else follows the browser */
export function wantsLessData(stored: string | null): boolean {
  return stored === 'on' || (stored !== 'off' && isBrowserSparing());
}
