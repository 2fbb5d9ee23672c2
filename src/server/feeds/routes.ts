import { Hono, type Context } from 'hono';
import { locales, type Locale } from '#contract/format.ts';
import { parseJobQuery, toListPath, type JobSearch } from '#contract/jobs/job-query.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import type { AppContext } from '../app-context.ts';
import { toAppName } from '../config.ts';
import { describeRoute, inLanguage, query, text } from '../http/describe-route.ts';
import { toOrigin } from '../http/request/client-address.ts';
import { toLocalListTitle } from '../jobs/list-title.ts';
import type { JobStore } from '../jobs/store.ts';
import {
  toAtom,
  toJsonFeed,
  feedPaths,
  feedTypes,
  toFeedPath,
  type FeedKind,
  toFeed,
  type Feed,
} from './feed.ts';

const MAX_ENTRIES = 50;

const write: Readonly<Record<FeedKind, (feed: Feed) => string>> = { atom: toAtom, json: toJsonFeed };

const formats: Readonly<Record<FeedKind, string>> = { atom: 'Atom (RFC 4287)', json: 'JSON Feed 1.1' };

const describeFeed = ({ kind, type }: (typeof feedTypes)[number], language: Locale) =>
  describeRoute({
    tag: 'Discovery',
    summary: `New jobs as ${formats[kind]}${inLanguage[language]}`,
    description: `The newest ${MAX_ENTRIES} jobs of a search, with the query parameters of the job list page.`,
    parameters: [query('search', text(), 'As in the URL of the job list page, like all other filters.')],
    plain: { contentType: type, schema: text() },
    refusals: [400],
  });

function readFilter(c: Context): JobSearch {
  const { page: _page, sort: _sort, ...filter } = parseJobQuery(new URL(c.req.url).search);
  return filter;
}

/** Feeds of any list of jobs. Finished by {@link apiAnswers}. */
export function createFeedRoutes(context: Pick<AppContext, 'config'>, store: JobStore) {
  async function readFeed(c: Context, kind: FeedKind, language: Locale): Promise<Feed> {
    const filter = readFilter(c);
    const { rows } = await store.list({ search: { ...filter, sort: 'newest' }, perPage: MAX_ENTRIES });
    const path = toFeedPath(kind, filter);
    const page = toListPath(filter);
    return toFeed({
      rows,
      title: toLocalListTitle(filter, language),
      path,
      page,
      origin: toOrigin(context, c),
      appName: toAppName(context.config, language),
      language,
    });
  }

  const routes = new Hono();
  for (const language of locales) {
    for (const feedType of feedTypes) {
      const { kind, type } = feedType;
      routes.get(toLocalPath(feedPaths[kind], language), describeFeed(feedType, language), async (c) => {
        const feed = await readFeed(c, kind, language);
        const modified = new Date(feed.updated).toUTCString();
        return c.body(write[kind](feed), 200, {
          'Content-Type': `${type}; charset=utf-8`,
          'Last-Modified': modified,
        });
      });
    }
  }
  return routes;
}
