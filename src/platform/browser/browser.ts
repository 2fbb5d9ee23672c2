/** False while the server renders. */
export const hasBrowser = typeof document !== 'undefined';

/** Host and port of the app; '' on the server. */
export const ownHost = (): string => (hasBrowser ? location.host : '');
