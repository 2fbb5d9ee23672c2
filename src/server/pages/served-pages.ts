/*
 * The path of a request for a page:
 * 1. `static-client.ts` sends files as they are, and asks `serve` for a page in the language of the address.
 * 2. `serve` answers from the cache; while a page is late or cannot be read, with its last good version or the shell.
 * 3. `make` calls `render` of `render.tsx`, which `load-renderer.ts` loaded: the router's loaders ask the API in process.
 * 4. `find-facts.ts` reads the same answers again, without another request, for what the head says.
 * 5. `page-head.ts` turns these facts into title, description, addresses, preview tags and structured data.
 * 6. `toPageHtml` puts head, content and data into the shell; `static-client.ts` compresses it and answers 200 or 304.
 */
import { PAGE_DATA_ELEMENT_ID, type Rendered, type Render } from '#contract/http/page-data.ts';
import { toScriptJson } from '../http/response/html.ts';
import { asOnePage, type ScreenFiles } from './load-renderer.ts';
import { createHash } from 'node:crypto';
import type { Locale } from '#contract/format.ts';
import { splitLanguage } from '#contract/http/languages.ts';
import { toPageSearch } from '#contract/http/page-search.ts';
import { isPublicPage } from '#contract/http/pages.ts';
import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { ClientFile } from '../http/client-files.ts';
import { compress, type Compression } from '../http/response/compression.ts';
import { toPageHead } from './page-head.ts';
import { type FindFacts, type FoundFacts, type PageFacts, toPlainFacts } from './page-facts.ts';
import { cachePolicy } from '../http/response/conditional.ts';
import { createConcurrencyLimit, withTimeout } from '../timing.ts';
import { createTtlCache, readOnce } from '../ttl-cache.ts';

interface PageParts {
  head: string;
  rendered: Extract<Rendered, { kind: 'page' }> | null;
  screens: ScreenFiles;
}

const insert = (html: string, mark: RegExp | string, text: string): string => html.replace(mark, () => text);

const insertHead = (html: string, head: string): string =>
  insert(html.replace(/<meta\s+name="description"[^<>]*>/, ''), /<title>[^<]*<\/title>/, head);

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

export interface ServedLanguage {
  /** Null: pages are the shell with its head. */
  render: Render | null;
  screens: ScreenFiles;
  appName: string;
}

interface Page {
  kind: 'page';
  file: ClientFile;
  status: number;
}
type ServedPage = Page | { kind: 'redirect'; to: string };

const CACHE_MS = 5000;
const MAX_CACHED = 50;

/** Rendering is processor time of the one thread, so more renders at a time only make each later. */
const RENDERS_AT_ONCE = 4;
const RENDERS_WAITING = 32;
/**
 * A page that takes longer is answered with its last good version, else with the shell. Its render goes on. The limit is
 * shorter while all places are taken.
 */
const LATE_MS = 2 * SECOND_MS;
const LATE_ALONE_MS = 10 * SECOND_MS;
const GOOD_MS = 10 * MINUTE_MS;
const GOOD_BYTES = 32 * 1024 * 1024;

class RendersBusy extends Error {
  override readonly name = 'RendersBusy';
}

const isGood = (page: ServedPage): page is Page => page.kind === 'page' && page.status !== 503;

interface PagesOptions {
  find: FindFacts;
  parts: Readonly<Record<Locale, ServedLanguage>>;
  clock: () => number;
}

const readPlain = ({ pathname, search }: ReadPage): PageFacts =>
  toPlainFacts(splitLanguage(pathname).path, search);

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
 * write; other servers on the same database serve their cached pages for up to 5 seconds more. A page that is late, or
 * that could not be read, is answered with its last good version. A late page without one is the shell, which loads its
 * data. All pages are rendered for anonymous readers.
 */
export function createServedPages({ find, parts, clock }: PagesOptions) {
  const cached = createTtlCache<Promise<ServedPage>>({ clock, forMs: CACHE_MS, max: MAX_CACHED });
  const good = createTtlCache<{ page: Page; at: number }>({
    clock,
    forMs: GOOD_MS,
    maxBytes: GOOD_BYTES,
    toBytes: ({ page }) => page.file.content.length,
  });
  const inTurn = createConcurrencyLimit({
    maxRunning: RENDERS_AT_ONCE,
    maxWaiting: RENDERS_WAITING,
    refuse: () => new RendersBusy(),
  });

  let running = 0;

  function toPage(
    { shell, origin, language }: ReadPage,
    found: FoundFacts,
    rendered: RenderedPage | null,
  ): Page {
    const { screens, appName } = parts[language];
    const { facts, status = facts.kind === 'missing' ? 404 : (rendered?.status ?? 200) } = found;
    const head = toPageHead(facts, { origin, appName, language });
    const html = toPageHtml(String(shell.content), { head, rendered, screens });
    return { kind: 'page', file: toFile(shell, html, toHash(shell, head, rendered)), status };
  }

  async function make(read: ReadPage): Promise<ServedPage> {
    const { language, pathname, search } = read;
    const { render } = parts[language];
    const plain = readPlain(read);
    const isRendered = render !== null && isPublicPage(splitLanguage(pathname).path);
    return asOnePage(async () => {
      const rendered = isRendered ? await render({ href: pathname + search, now: clock() }) : null;
      if (rendered?.kind === 'redirect') return rendered;
      const found = await find(plain).catch((): FoundFacts => ({ facts: plain }));
      return toPage(read, found, rendered);
    });
  }

  async function makeInTurn(key: string, read: ReadPage): Promise<ServedPage> {
    const page = await inTurn(async () => {
      running += 1;
      return make(read).finally(() => (running -= 1));
    });
    if (isGood(page)) good.set(key, { page, at: clock() });
    else cached.delete(key);
    return page;
  }

  /** RFC 9111: a stale answer says its age. Caches and the worker store neither it nor the shell. */
  function toOlder(key: string): ServedPage | null {
    const last = good.get(key);
    if (last === undefined) return null;
    const { page, at } = last;
    const age = String(Math.max(0, Math.round((clock() - at) / SECOND_MS)));
    const stale = { 'Cache-Control': cachePolicy.none, Age: age, Warning: '110 - "Response is Stale"' };
    return { ...page, file: { ...page.file, headers: { ...page.file.headers, ...stale } } };
  }

  function toShell(read: ReadPage): ServedPage {
    const { file, ...page } = toPage(read, { facts: readPlain(read) }, null);
    return { ...page, file: { ...file, headers: { ...file.headers, 'Cache-Control': cachePolicy.none } } };
  }

  const serve = async ({ url: { pathname, search: given }, ...asked }: AskedPage): Promise<ServedPage> => {
    const search = toPageSearch(splitLanguage(pathname).path, given);
    const read = { ...asked, pathname, search };
    const key = JSON.stringify([asked.origin, asked.shell.hash, pathname, search]);
    const making = readOnce(cached, key, () => makeInTurn(key, read)).catch((error: unknown) => {
      if (error instanceof RendersBusy) return null;
      throw error;
    });
    const limitMs = running < RENDERS_AT_ONCE ? LATE_ALONE_MS : LATE_MS;
    const page = await withTimeout(limitMs, making, () => null);
    if (page !== null && (page.kind === 'redirect' || isGood(page))) return page;
    return toOlder(key) ?? page ?? toShell(read);
  };
  return { serve, forget: cached.clear };
}
export type ServedPages = ReturnType<typeof createServedPages>;
