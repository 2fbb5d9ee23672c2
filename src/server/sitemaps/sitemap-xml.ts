import { escapeHtml as escape } from '../http/response/escape-html.ts';

/** A page in a sitemap. */
export interface SitemapEntry {
  /** With its query. */
  path: string;
  /** Absent where it is not known. */
  modified?: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const toUrl = (origin: string, { path, modified }: SitemapEntry): string =>
  `<url><loc>${escape(origin + path)}</loc>${modified === undefined ? '' : `<lastmod>${modified.toISOString()}</lastmod>`}</url>`;

/** Pages as a sitemap (sitemaps.org). */
export const toSitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${XMLNS}>\n${entries.map((entry) => `${toUrl(origin, entry)}\n`).join('')}</urlset>\n`;

/** The index of the parts. */
export const toSitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${HEAD}<sitemapindex ${XMLNS}>\n${paths.map((path) => `<sitemap><loc>${escape(origin + path)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
