/** What the head of one page says. Paths are this server's own. */
export interface Head {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The page's one address; absent where search engines should not list it. */
  path?: string;
  type?: 'article' | 'website';
  /** The picture of a preview, in words; the site's own where a page has none. */
  card?: { path: string; alt: string };
  /** Where the page's content can be subscribed to. */
  feeds?: readonly { type: string; title: string; path: string }[];
  /** Structured data (schema.org). */
  data?: object;
}
