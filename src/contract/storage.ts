/** Every name of ours that outlives a page: storage keys, IndexedDB stores, caches. Names alone, for the boot script. */

/** Shape version of the kept queries and first reads: raise it when a stored shape changes, never on a deploy. */
export const QUERY_CACHE_SHAPE = '1';

/** Our own localStorage keys, under one prefix so that they cannot meet the specified ones. */
export const ownStorageKeys = {
  queryCache: 'kaj:queries',
  /** What screens start with; each under this key, a colon and its own. Read unseen, so another shape has another key. */
  firstReads: `kaj:first${QUERY_CACHE_SHAPE}`,
  theme: 'kaj:theme',
  locale: 'kaj:locale',
  /** There while a download is under way: the next start goes on with what a killed tab left. */
  downloading: 'kaj:downloading',
  /** Ids of who signed out here while something of theirs may still be stored, with spaces between. */
  forgetting: 'kaj:forgetting',
  /** "on", "off", or absent: as the browser's Save-Data says. */
  dataSaver: 'kaj:data-saver',
  /** Bytes that pages fetched, by month. */
  dataUse: 'kaj:data-use',
} as const;

/** @param address of the screen: the list's path and query, or a job's */
export const toFirstReadKey = (address: string): string => `${ownStorageKeys.firstReads}:${address}`;

/** The key of a draft. @param owner the id of whose it is */
export const toDraftKey = (owner: string, name: string): string => `${owner}:${name}`;

/** Text of a draft that a page put down on its way out, until the next one has moved it to the drafts' own store. */
export const toOwedDraftKey = (draft: string): string => `kaj:owed-draft:${draft}`;

/** sessionStorage keys: they live as long as the tab. */
export const ownSessionKeys = {
  afterSignIn: 'kaj:after-sign-in',
  reloadGuard: 'kaj:reload-guard',
  updateGuard: 'kaj:update-guard',
} as const;

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
  takenSearches: { database: 'kaj-taken', store: 'searches' },
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
  /** Chunks of the build before this one, for pages that are still open. */
  olderAssets: 'kaj-older-assets-v1',
} as const;
