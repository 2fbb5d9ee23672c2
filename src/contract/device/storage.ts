/** Names that every page needs; `stores.ts` has the others. */

/** Raise it when the shape of persisted queries changes, never on a deploy. */
export const QUERY_CACHE_SHAPE = '1';

export const ownStorageKeys = {
  queryCache: 'kaj:queries',
  theme: 'kaj:theme',
  locale: 'kaj:locale',
  /** The id of the user whose session the server refused, and " revoked"; until the next sign-in or sign-out. */
  sessionOver: 'kaj:session-over',
  /** "on", "off", or absent: as the browser. */
  dataSaver: 'kaj:data-saver',
  /** The key of the city that the person chose as near. */
  near: 'kaj:near',
  /** How far the server's clock is ahead of the device's, ms. */
  serverAhead: 'kaj:server-ahead',
} as const;

export const ownSessionKeys = {
  afterSignIn: 'kaj:after-sign-in',
  /** Present once the visitor chose to look around without an account. */
  lookingAround: 'kaj:looking-around',
  /** Present in the visit in which somebody registered. */
  registered: 'kaj:registered',
  /** Present while the file picker of a CV is open. */
  pickingCv: 'kaj:picking-cv',
  reloadGuard: 'kaj:reload-guard',
  updateGuard: 'kaj:update-guard',
} as const;

export const subscriptionSessionKeys = {
  /** Set once a return from the operator's page was looked up (§4). */
  lookedUp: 'kaj:subscription-looked-up',
  typedPhone: 'kaj:subscription-phone',
  stopping: 'kaj:subscription-stopping',
} as const;
