const MAX_PATH_CHARS = 200;

/** What stands in these paths opens something: a payment's return token, the operators' notification key. */
const secretSegment = /^(\/(?:digimart-return|operator-notifications)\/)[^/]+/i;

/** A path as it may be logged: cut, and without what nobody else may know. */
export const toLoggedPath = (path: string): string =>
  path.replace(secretSegment, '$1…').slice(0, MAX_PATH_CHARS);
