/**
 * Names that outlive a page and that only lazily loaded code reads. Those of `storage.ts` are part of every first
 * screen, whose budget of 115 kB has no room for these.
 */

/** Keys of localStorage. */
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
  /** JSON: the handle that the server knows this device by, and which server; stays after logging out. */
  signInDevice: 'kaj:sign-in-device',
  /** How many letters are ready to be sent; absent for none. */
  lettersReady: 'kaj:letters-ready',
} as const;

/** The key of a draft. @param owner the id of whose it is */
export const toDraftKey = (owner: string, name: string): string => `${owner}:${name}`;

/** Text of a draft that a page put down on its way out, until the device's own store of drafts has it. @param slot that it is of */
export const toOwedDraftKey = (slot: string): string => `kaj:owed-draft:${slot}`;

/** IndexedDB: one database a store, as idb-keyval opens them. Clearing caches does not touch these. */
export const idbStores = {
  savedJobs: { database: 'kaj-saved-jobs', store: 'jobs' },
  downloadedCvs: { database: 'kaj-cvs', store: 'files' },
  drafts: { database: 'kaj-drafts', store: 'forms' },
  /** Application letters that wait for a network, or for the reader's word that they were sent. */
  letters: { database: 'kaj-letters', store: 'letters' },
  /** What has arrived of files that are not whole yet. */
  downloadParts: { database: 'kaj-parts', store: 'parts' },
  /** Searches taken along, with every job of theirs. */
  offlineSearches: { database: 'kaj-taken', store: 'searches' },
  /** Bytes that the worker fetched, by month. */
  dataUse: { database: 'kaj-data-use', store: 'months' },
} as const;

/** The one record of the worker's data use. */
export const WORKER_DATA_USE_KEY = 'worker';

/** Cache Storage names of the worker. */
export const cacheNames = {
  /** Answers with many rows; typing a search writes many of them, so they never displace the others. */
  publicLists: 'kaj-lists-v1',
  /** One job, one company, the categories, the templates. */
  publicDetails: 'kaj-details-v1',
  images: 'kaj-images-v1',
  /** Pages as the server rendered them, of this build. */
  pages: 'kaj-pages-v1',
  /** Chunks of the build before this one, for pages that are still open. */
  olderAssets: 'kaj-older-assets-v1',
} as const;
