/** False while pages are rendered without a browser: there is nothing to ask and nobody to wait for. */
export const hasBrowser = typeof document !== 'undefined';

/** Host and port of the app; '' where there is no browser. */
export const ownHost = (): string => (hasBrowser ? location.host : '');
