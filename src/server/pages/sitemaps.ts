import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { type Locale, locales } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { API_BASE, listedPaths, privatePaths, toJobPath } from '#contract/http/paths.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { sandboxPaths } from '#contract/subscription/paths.ts';
import type { AppContext } from '../app-context.ts';
import type { BoardPath, BoardPaths } from '../boards/list-boards.ts';
import { jobs } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, segment, text } from '../http/describe-route.ts';
import { toOrigin } from '../http/request/client-address.ts';
import { escapeHtml as escape } from '../http/response/html.ts';
import { isListed } from '../jobs/job-rows.ts';
import { createTtlCache, readOnce } from '../ttl-cache.ts';

interface SitemapEntry {
  path: string;
  modified?: Date;
}

/**
 * Jobs per part, by number, so that a part is stable while others change. Two URLs of half a kilobyte per job: below the
 * 50,000 URLs and 50 MB of the protocol.
 */
const PART_SIZE = 10_000;
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 10;

/** Open jobs in parts, each read at most once a minute. */
function createJobParts({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const parts = createTtlCache<Promise<SitemapEntry[]>>({ clock, forMs: CACHE_MS, max: MAX_CACHED });
  const lists = createTtlCache<Promise<number[]>>({ clock, forMs: CACHE_MS, max: 1 });

  /** Raw SQL, as Drizzle has no recursive queries: one index lookup per part. */
  async function list(): Promise<number[]> {
    const first = sql`select jobs.no / ${PART_SIZE}::int as part from jobs where ${isListed(clock())}`;
    const rows = await db.sql<{ part: string }[]>`
      with recursive parts (part) as (
        (${first} order by jobs.no limit 1)
        union all
        select (${first} and jobs.no >= (parts.part + 1) * ${PART_SIZE}::int order by jobs.no limit 1)
        from parts where parts.part is not null
      )
      select part::text from parts where part is not null`;
    return rows.map(({ part }) => Number(part));
  }

  async function read(part: number): Promise<SitemapEntry[]> {
    const start = part * PART_SIZE;
    const modified = sql`greatest(${jobs.updatedAt}, ${jobs.postedAt})`.mapWith(jobs.updatedAt);
    const rows = await db.orm
      .select({ id: jobs.id, modified })
      .from(jobs)
      .where(and(isListed(clock()), gte(jobs.no, start), lt(jobs.no, start + PART_SIZE)))
      .orderBy(asc(jobs.no));
    return rows.map((row) => ({ path: toJobPath(row.id), modified: row.modified }));
  }

  return {
    list: (): Promise<number[]> => readOnce(lists, '', list),
    read: (part: number): Promise<SitemapEntry[]> => readOnce(parts, String(part), () => read(part)),
  };
}

export const SITEMAP_PATH = '/sitemap.xml';

const disallowed = [
  `${API_BASE.split('/').slice(0, 2).join('/')}/`,
  sandboxPaths.page,
  ...locales.flatMap((language) => Object.values(privatePaths).map((path) => toLocalPath(path, language))),
];

const toRobots = (origin: string): string =>
  `User-agent: *\n${disallowed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}${SITEMAP_PATH}\n`;

export const SITEMAPS_BASE = '/sitemaps';
const partPath = (name: string): string => `${SITEMAPS_BASE}/${name}.xml`;
const companiesPart = /^companies-([\w-])\.xml$/;
const MAX_COMPANY_PARTS = 64;
const jobsPart = /^jobs-(0|[1-9]\d{0,8})\.xml$/;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Relations between languages: https://developers.google.com/search/docs/specialty/international/localized-versions */
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const toTranslation = (hreflang: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;

/** A page's entries: one per language, each with links to all languages. */
function toUrls(origin: string, { path, modified }: SitemapEntry): string {
  const toAddress = (language: Locale): string => escape(origin + toLocalPath(path, language));
  const links = [
    ...locales.map((language) => toTranslation(language, toAddress(language))),
    toTranslation('x-default', toAddress('en')),
  ].join('');
  const lastmod = modified === undefined ? '' : `<lastmod>${modified.toISOString()}</lastmod>`;
  return locales
    .map((language) => `<url><loc>${toAddress(language)}</loc>${lastmod}${links}</url>\n`)
    .join('');
}

const toSitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${XMLNS} ${XHTML}>\n${entries.map((entry) => toUrls(origin, entry)).join('')}</urlset>\n`;

const toSitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${HEAD}<sitemapindex ${XMLNS}>\n${paths.map((path) => `<sitemap><loc>${escape(origin + path)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;

const sendXml = (c: Context, xml: string): Response =>
  c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' });

/** Omits pages without jobs. */
const toEntries = (boards: readonly BoardPath[]): SitemapEntry[] =>
  boards.flatMap(({ path, changedAt }) => (changedAt === null ? [] : [{ path, modified: changedAt }]));

const xml = { contentType: 'application/xml', schema: text() };

const descriptions = {
  robots: describeRoute({
    tag: 'Discovery',
    summary: 'Rules for search engines',
    plain: { contentType: 'text/plain', schema: text() },
  }),
  index: describeRoute({ tag: 'Discovery', summary: 'The index of the sitemap', plain: xml }),
  part: describeRoute({
    tag: 'Discovery',
    summary: 'One file of the sitemap',
    description: 'Jobs are divided by their number, so the ETag of a file is stable while its jobs are.',
    parameters: [segment('file', 'pages.xml, boards.xml or jobs-{number}.xml')],
    plain: xml,
    refusals: [404],
  }),
};

/** `robots.txt` and the sitemap. @param boards undefined if another server has the jobs */
export function createSitemapRoutes(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
  boards: BoardPaths | undefined,
) {
  const jobParts = createJobParts(context);
  const cached = { clock: context.clock, forMs: MINUTE_MS };
  const companyParts = createTtlCache<Promise<string[]>>({ ...cached, max: 1 });
  const companies = createTtlCache<Promise<SitemapEntry[]>>({ ...cached, max: MAX_COMPANY_PARTS });

  async function readJobPages(file: string, { categories, cities, ...paths }: BoardPaths) {
    if (file === 'boards.xml') return toEntries([...(await categories()), ...(await cities())]);
    const part = jobsPart.exec(file)?.[1];
    if (part !== undefined) return jobParts.read(Number(part));
    const company = companiesPart.exec(file)?.[1];
    if (company === undefined) return undefined;
    return readOnce(companies, company, async () => toEntries(await paths.companies(company)));
  }

  async function readPart(file: string): Promise<SitemapEntry[]> {
    if (file === 'pages.xml') return Object.values(listedPaths).map((path) => ({ path }));
    const found = boards && (await readJobPages(file, boards));
    if (found === undefined) throw new ApiError('sitemapPartNotFound');
    return found;
  }

  async function listJobPages({ companyParts: list }: BoardPaths): Promise<string[]> {
    const [jobs, firsts] = await Promise.all([jobParts.list(), readOnce(companyParts, '', list)]);
    const names = [...jobs.map((part) => `jobs-${part}`), ...firsts.map((part) => `companies-${part}`)];
    return names.length === 0 ? [] : ['boards', ...names];
  }

  return new Hono()
    .get('/robots.txt', descriptions.robots, (c) => c.text(toRobots(toOrigin(context, c))))
    .get(SITEMAP_PATH, descriptions.index, async (c) => {
      const names = ['pages', ...(boards ? await listJobPages(boards) : [])];
      return sendXml(c, toSitemapIndex(toOrigin(context, c), names.map(partPath)));
    })
    .get(`${SITEMAPS_BASE}/:file`, descriptions.part, async (c) =>
      sendXml(c, toSitemap(toOrigin(context, c), await readPart(c.req.param('file')))),
    );
}
