/**
 * localStorage keys of ours that only code reads which comes after the first screen. The others, in `storage.ts`,
 * are part of every page.
 */
export const lateStorageKeys = {
  /** When the reader put a new version off, ms since the epoch. */
  updateDismissed: 'kaj:update-dismissed',
  /** When the reader waved the install invitation away, ms since the epoch. */
  installDismissed: 'kaj:install-dismissed',
  /** "new" once the app is on the home screen, "ready" once the reader was told that it works offline. */
  installed: 'kaj:installed',
  /** After what the browser was asked to keep the storage, with spaces between. */
  persistAsked: 'kaj:persist-asked',
  /** When a worker that did not answer was left behind, ms since the epoch. */
  workerLeft: 'kaj:worker-left',
  /** Days on which the app was opened, counted, and the last of them. */
  visits: 'kaj:visits',
  /** How many letters are ready to be sent; absent for none. */
  lettersReady: 'kaj:letters-ready',
} as const;
