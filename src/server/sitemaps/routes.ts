import { Hono, type Context } from 'hono';
import { appPaths } from '#contract/paths.ts';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../http/errors.ts';
import { toOrigin } from '../http/origin.ts';
import { listedScreens } from '../page-head/screen-heads.ts';
import { createJobParts } from './job-parts.ts';
import { SITEMAP_PATH, toRobots } from './robots.ts';
import { toSitemap, toSitemapIndex } from './sitemap-xml.ts';

export const SITEMAPS_BASE = '/sitemaps';
const partPath = (name: string): string => `${SITEMAPS_BASE}/${name}.xml`;
const jobsPart = /^jobs-(0|[1-9]\d{0,8})\.xml$/;

const pages = [appPaths.home, appPaths.jobs, ...listedScreens.map((screen) => appPaths[screen])];

const sendXml = (c: Context, xml: string): Response =>
  c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' });

/** What is in the sitemap beside screens. */
export interface SitemapSources {
  /** Paths of the pages of categories, cities and companies. */
  listBoards: () => Promise<readonly string[]>;
  /** False where the jobs are another server's. */
  hasJobs: boolean;
}

/** What search engines read: `robots.txt`, the sitemap's index and its parts. Finished by {@link apiAnswers}. */
export function createSitemapRoutes(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { listBoards, hasJobs }: SitemapSources,
) {
  const jobParts = createJobParts(context);

  async function readPart(file: string): Promise<Parameters<typeof toSitemap>[1]> {
    if (file === 'pages.xml') return [...new Set(pages)].map((path) => ({ path }));
    if (file === 'boards.xml') return (await listBoards()).map((path) => ({ path }));
    const part = hasJobs ? jobsPart.exec(file)?.[1] : undefined;
    if (part === undefined) throw notFound('There is no such part of the sitemap.');
    return jobParts.read(Number(part));
  }

  return new Hono()
    .get('/robots.txt', (c) => c.text(toRobots(toOrigin(context, c))))
    .get(SITEMAP_PATH, async (c) => {
      const parts = hasJobs ? await jobParts.list() : [];
      const boards = (await listBoards()).length > 0 ? ['boards'] : [];
      const names = ['pages', ...boards, ...parts.map((part) => `jobs-${part}`)];
      return sendXml(c, toSitemapIndex(toOrigin(context, c), names.map(partPath)));
    })
    .get(`${SITEMAPS_BASE}/:file`, async (c) =>
      sendXml(c, toSitemap(toOrigin(context, c), await readPart(c.req.param('file')))),
    );
}
