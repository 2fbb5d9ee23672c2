/** Header the worker adds to an answer that comes from its cache: when it was stored, ISO text. */
export const STORED_AT_HEADER = 'x-kaj-stored-at';
