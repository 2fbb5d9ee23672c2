import { Hono, type Context } from 'hono';
import { locales, type Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { toAppName } from '../config.ts';
import { describeRoute, inLanguage, segment, text } from '../http/describe-route.ts';
import { cachePolicy, isNotModified } from '../http/response/conditional.ts';
import { ApiError } from '../errors/api-error.ts';
import { createConcurrencyLimit } from '../timing.ts';
import { toFullJob } from '../jobs/job-answer.ts';
import { createTtlCache, readOnce } from '../ttl-cache.ts';
import type { JobStore } from '../jobs/store.ts';
import {
  CARDS_BASE,
  JOB_CARDS_BASE,
  toJobCardPath,
  toJobCardText,
  toSiteCardPath,
  toSiteCardText,
  type CardSite,
  type CardText,
} from './card-text.ts';
import { drawCard } from './draw-card.ts';

const MAX_WAITING = 16;
const MAX_CACHED = 100;
const CACHED_MS = DAY_MS;

const busy = (): ApiError => new ApiError('picturesBusy');
const missing = (): ApiError => new ApiError('pictureNotFound');

/** `{id}-{version}.jpg`, of any version. */
const jobFile = /^([\w-]{1,64}?)(?:-[\da-f]{12})?\.jpg$/;
const siteFile = /^site(?:-[\da-f]{12})?\.jpg$/;

const jpeg = {
  tag: 'Discovery',
  plain: { contentType: 'image/jpeg', schema: text() },
  refusals: [404, 503],
} as const;

const toDescriptions = (language: Locale) => ({
  job: describeRoute({
    ...jpeg,
    summary: `The link preview image of a job${inLanguage[language]}`,
    description: 'JPEG, 1200 × 630. The URL of an earlier version redirects to the current one.',
    parameters: [segment('file', '{id}-{version}.jpg')],
  }),
  site: describeRoute({
    ...jpeg,
    summary: `The link preview image of the site${inLanguage[language]}`,
    parameters: [segment('file', 'site-{version}.jpg')],
  }),
});

/** The pictures of link previews. Old addresses redirect to the current one. */
export function createCardRoutes(context: Pick<AppContext, 'clock' | 'config'>, store: JobStore) {
  const inTurn = createConcurrencyLimit({ maxWaiting: MAX_WAITING, refuse: busy });
  const cached = createTtlCache<Promise<Buffer>>({ clock: context.clock, forMs: CACHED_MS, max: MAX_CACHED });

  const readCard = (path: string, text: CardText, appName: string): Promise<Buffer> =>
    readOnce(cached, path, () => inTurn(() => drawCard(text, appName)));

  async function send(c: Context, path: string, text: CardText, { appName }: CardSite): Promise<Response> {
    if (c.req.path !== path) return c.redirect(path, 302);
    const etag = `"${path.slice(path.lastIndexOf('/') + 1, -'.jpg'.length)}"`;
    const headers = { 'Cache-Control': cachePolicy.immutable, ETag: etag };
    const ifNoneMatch = c.req.header('If-None-Match');
    if (isNotModified({ ifNoneMatch, ifModifiedSince: undefined }, { etag }))
      return c.body(null, 304, headers);
    const picture = await readCard(path, text, appName);
    const length = String(picture.length);
    return c.body(new Uint8Array(picture), 200, {
      ...headers,
      'Content-Type': 'image/jpeg',
      'Content-Length': length,
    });
  }

  const routes = new Hono();
  for (const language of locales) {
    const descriptions = toDescriptions(language);
    const site = { appName: toAppName(context.config, language), language };
    routes
      .get(toLocalPath(`${JOB_CARDS_BASE}/:file`, language), descriptions.job, async (c) => {
        const id = jobFile.exec(c.req.param('file') ?? '')?.[1];
        const row = id === undefined ? null : await store.find(id);
        if (row === null) throw missing();
        const job = toFullJob(row);
        return send(c, toJobCardPath(job, site), toJobCardText(job, language), site);
      })
      .get(toLocalPath(`${CARDS_BASE}/:file`, language), descriptions.site, (c) => {
        if (!siteFile.test(c.req.param('file') ?? '')) throw missing();
        return send(c, toSiteCardPath(site), toSiteCardText(language), site);
      });
  }
  return routes;
}
