/** Set by the worker on an answer from its cache: when it was stored, ISO text. */
export const STORED_AT_HEADER = 'x-kaj-stored-at';

/** On every answer of our API: calls beyond §7 are sent only to servers that set it. */
export const API_HEADER = 'Kaj-Api';
export const API_VERSION = '1';
