/** False while the server renders. */
export const hasBrowser = typeof document !== 'undefined';

/** Host and port of the app; '' where there is no browser. */
export const ownHost = (): string => (hasBrowser ? location.host : '');
