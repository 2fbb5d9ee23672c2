import { PAGE_DATA_ELEMENT_ID, type Rendered, type Render } from '#contract/http/page-data.ts';
import { toScriptJson } from '../http/response/escape-html.ts';
import type { ScreenFiles } from './load-renderer.ts';
import { createHash } from 'node:crypto';
import type { Locale } from '#contract/format.ts';
import { splitLanguage } from '#contract/http/languages.ts';
import { toPageSearch } from '#contract/http/page-search.ts';
import { isPublicPage } from '#contract/http/pages.ts';
import type { ClientFile } from '../http/client/client-files.ts';
import { compress, type Compression } from '../http/response/compression.ts';
import { toPageHead } from '../page-head/page-head.ts';
import { type PageFacts, toPlainFacts } from '../page-head/page-facts.ts';
import { createTtlCache, readOnce } from '../timing/ttl-cache.ts';

interface PageParts {
  head: string;
  rendered: Extract<Rendered, { kind: 'page' }> | null;
  screens: ScreenFiles;
}

const insert = (html: string, mark: RegExp | string, text: string): string => html.replace(mark, () => text);

const insertHead = (html: string, head: string): string =>
  insert(html.replace(/<meta\s{1,20}name="description"[^<>]*>/, ''), /<title>[^<]*<\/title>/, head);

/** The shell with a page's head, content, data and scripts. */
export function toPageHtml(shell: string, { head, rendered, screens }: PageParts): string {
  const page = insertHead(shell, head);
  if (rendered === null) return page;
  const { content, data, screen } = rendered;
  const json =
    data === null
      ? ''
      : `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${toScriptJson(data)}</script>`;
  const files = (screens[screen] ?? []).join(' ');
  const filled = insert(page, '<div id="root"></div>', `<div id="root">${content}</div>${json}`);
  return insert(filled, 'data-modules=""', `data-modules="${files}"`);
}

export interface FoundFacts {
  facts: PageFacts;
  status?: 404 | 410;
}

/** @param plain facts from the address alone */
export type FindFacts = (plain: PageFacts) => Promise<FoundFacts>;

interface Asked {
  shell: ClientFile;
  origin: string;
  language: Locale;
}

interface AskedPage extends Asked {
  url: URL;
}

/** The inputs of a page. */
interface ReadPage extends Asked {
  pathname: string;
  search: string;
}

export interface LanguagePart {
  /** Null: pages are the shell with its head. */
  render: Render | null;
  screens: ScreenFiles;
  appName: string;
}

type ServedPage = { kind: 'page'; file: ClientFile; status: number } | { kind: 'redirect'; to: string };

const CACHE_MS = 5000;
const MAX_CACHED = 50;

interface PagesOptions {
  find: FindFacts;
  parts: Readonly<Record<Locale, LanguagePart>>;
  clock: () => number;
}

type RenderedPage = Extract<Rendered, { kind: 'page' }>;

/** The ETag; independent of the time at which the data was read. */
function toHash({ hash }: ClientFile, head: string, rendered: RenderedPage | null): string {
  const read = rendered?.data?.queries.map(({ key, data }) => [key, data]);
  const text = JSON.stringify([hash, head, rendered?.content, read]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function compressOnce(body: Buffer, coding: Compression): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined;
  return () => (compressed ??= compress(body, coding, 'fast'));
}

function toFile(shell: ClientFile, html: string, hash: string): ClientFile {
  const content = Buffer.from(html);
  const compressed = new Map(
    (['br', 'gzip'] as const).map((coding) => [coding, compressOnce(content, coding)]),
  );
  return { headers: shell.headers, content, compressed, hash, isWeak: true };
}

/**
 * Renders public pages and caches them briefly, by path and {@link toPageSearch}; nothing else of the URL may affect the
 * head or the content. Redirects and pages that could not be read are not cached. `forget` clears the cache after a
 * write; other servers on the same database serve their cached pages for up to 5 seconds more.
 */
export function createServedPages({ find, parts, clock }: PagesOptions) {
  const cached = createTtlCache<Promise<ServedPage>>({ clock, forMs: CACHE_MS, max: MAX_CACHED });

  async function make({ shell, origin, language, pathname, search }: ReadPage): Promise<ServedPage> {
    const { render, screens, appName } = parts[language];
    const { path } = splitLanguage(pathname);
    const plain = toPlainFacts(path, search);
    const isRendered = render !== null && isPublicPage(path);
    const [found, rendered] = await Promise.all([
      find(plain).catch((): FoundFacts => ({ facts: plain })),
      isRendered ? render({ href: pathname + search, now: clock() }) : null,
    ]);
    if (rendered?.kind === 'redirect') return rendered;
    const { facts, status = facts.kind === 'missing' ? 404 : (rendered?.status ?? 200) } = found;
    const head = toPageHead(facts, { origin, appName, language });
    const html = toPageHtml(String(shell.content), { head, rendered, screens });
    return { kind: 'page', file: toFile(shell, html, toHash(shell, head, rendered)), status };
  }

  const serve = async ({ url: { pathname, search: given }, ...asked }: AskedPage): Promise<ServedPage> => {
    const search = toPageSearch(splitLanguage(pathname).path, given);
    const read = { ...asked, pathname, search };
    const key = JSON.stringify([asked.origin, asked.shell.hash, pathname, search]);
    let isOwn = false;
    const page = await readOnce(cached, key, () => {
      isOwn = true;
      return make(read);
    });
    if (page.kind === 'page' && page.status !== 503) return page;
    cached.delete(key);
    return isOwn ? page : make(read);
  };
  return { serve, forget: cached.clear };
}
export type ServedPages = ReturnType<typeof createServedPages>;
