/** The answer to a read, as the app's query client has it. */
export interface KnownQuery {
  key: readonly unknown[];
  data: unknown;
  at: number;
  /** What the API was asked, path and query. */
  path?: string | undefined;
}

/** What a rendered page carries besides its HTML, so that the app starts with the same data. */
export interface PageData {
  /** The time that the page's words are about, ms since the epoch. */
  now: number;
  queries: readonly KnownQuery[];
}

/** The element of a page that carries its {@link PageData} as JSON. */
export const PAGE_DATA_ELEMENT_ID = 'kaj-data';

/** What the server asks the app to render. */
export interface RenderRequest {
  href: string;
  now: number;
}

/** What comes of rendering. */
export type Rendered =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      content: string;
      /** 503: something could not be read, and the page shows that. */
      status: 200 | 404 | 503;
      screen: string;
      /** Null where the app renders the page again. */
      data: PageData | null;
    };
export type Render = (request: RenderRequest) => Promise<Rendered>;
