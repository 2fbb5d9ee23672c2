export interface KnownQuery {
  key: readonly unknown[];
  data: unknown;
  at: number;
  path?: string | undefined;
}

/** Data of a rendered page, for hydration. */
export interface PageData {
  now: number;
  queries: readonly KnownQuery[];
}

export const PAGE_DATA_ELEMENT_ID = 'kaj-data';

export interface RenderRequest {
  href: string;
  now: number;
}

export type Rendered =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      content: string;
      /** 503: something could not be read, and the page shows that. */
      status: 200 | 404 | 503;
      screen: string;
      data: PageData | null;
    };
export type Render = (request: RenderRequest) => Promise<Rendered>;
