/**
 * What a page that the server rendered says besides its HTML: the app starts with the same, so that it finds the page
 * as it would have made it.
 */

/** The answer to a read, as the app's query client has it. */
export interface KnownQuery {
  key: readonly unknown[];
  data: unknown;
  /** When the server read it, ms since the epoch. */
  at: number;
  /** What the API was asked, path and query. */
  path?: string | undefined;
}

export interface PageData {
  /** The time that the page's words are about, ms since the epoch. */
  now: number;
  queries: readonly KnownQuery[];
}

/** The element of a page that carries its {@link PageData} as JSON. */
export const PAGE_DATA_ELEMENT_ID = 'kaj-data';
