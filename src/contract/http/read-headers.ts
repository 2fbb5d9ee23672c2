/** Header the worker adds to an answer that comes from its cache: when it was stored, ISO text. */
export const STORED_AT_HEADER = 'x-kaj-stored-at';

/** Every answer of our API carries it: the client sends the calls beyond §7 to no other server. */
export const API_HEADER = 'Kaj-Api';
/** Raised when an extension changes its meaning. */
export const API_VERSION = '1';
