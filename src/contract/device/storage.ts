/** Names of ours that outlive a page, as far as every page needs them; the others are in `late-storage.ts`. */

/** Shape version of the kept queries: raise it when a stored shape changes, never on a deploy. */
export const QUERY_CACHE_SHAPE = '1';

/** Our own localStorage keys, under one prefix so that they cannot meet the specified ones. */
export const ownStorageKeys = {
  queryCache: 'kaj:queries',
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

/** sessionStorage keys: they live as long as the tab. */
export const ownSessionKeys = {
  afterSignIn: 'kaj:after-sign-in',
  reloadGuard: 'kaj:reload-guard',
  updateGuard: 'kaj:update-guard',
} as const;

/** The subscription's, among those. */
export const subscriptionSessionKeys = {
  /** Set once a return from the operator's page has been looked up (§4). */
  lookedUp: 'kaj:subscription-looked-up',
  /** What was typed into the phone field. */
  typedPhone: 'kaj:subscription-phone',
  /** Stopping by number, between the code's sending and its entering. */
  stopping: 'kaj:subscription-stopping',
} as const;
