import type { PageData } from './page-data.ts';

/** What the server asks of the app's rendering, and what comes of it. */

export interface RenderRequest {
  /** Path and query. */
  href: string;
  /** The time that the page's words are about, ms since the epoch. */
  now: number;
}

export type Rendered =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      /** What stands in the page's root element. */
      content: string;
      /** 503: something could not be read, and the page says so. */
      status: 200 | 404 | 503;
      /** The name of the route's file. */
      screen: string;
      /** What the app starts with; null where it renders the page anew. */
      data: PageData | null;
    };
export type Render = (request: RenderRequest) => Promise<Rendered>;
