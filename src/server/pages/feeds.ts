import { type Context, Hono } from 'hono';
import { toAlertSearch } from '#contract/alerts/alert-search.ts';
import { type Locale, locales } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { type JobSearch, parseJobQuery, toListPath, toUrlQuery } from '#contract/jobs/job-query.ts';
import type { AppContext } from '../app-context.ts';
import { toAppName } from '../config.ts';
import { describeRoute, inLanguage, query, text } from '../http/describe-route.ts';
import { toOrigin } from '../http/request/client-address.ts';
import { escapeHtml as escape } from '../http/response/html.ts';
import { toJobCard } from '../jobs/job-answer.ts';
import type { CardRow } from '../jobs/job-rows.ts';
import { toJobWords } from '../jobs/job-words.ts';
import { toLocalListTitle } from '../jobs/local-names.ts';
import type { JobStore } from '../jobs/store.ts';
import { toJobCardPath } from './card-text.ts';

export const feedTypes = [
  { kind: 'atom', type: 'application/atom+xml' },
  { kind: 'json', type: 'application/feed+json' },
] as const;
export type FeedKind = (typeof feedTypes)[number]['kind'];

export const FEEDS_BASE = '/feeds';
export const feedPaths: Readonly<Record<FeedKind, string>> = {
  atom: `${FEEDS_BASE}/jobs.atom`,
  json: `${FEEDS_BASE}/jobs.json`,
};

/** The feed of a list, whatever its page and order. */
export function toFeedPath(kind: FeedKind, search: JobSearch): string {
  const query = toUrlQuery(toAlertSearch(search));
  return query === '' ? feedPaths[kind] : `${feedPaths[kind]}?${query}`;
}

export interface Feed {
  language: Locale;
  title: string;
  address: string;
  page: string;
  icon: string;
  author: string;
  updated: string;
  entries: readonly FeedEntry[];
}

interface FeedEntry {
  address: string;
  title: string;
  company: string;
  text: string;
  published: string;
  updated: string;
  picture: string;
  category: string;
}

/** A stable time for empty feeds, as one is required. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** When a job was last edited or made public. An unedited job has the time of its posting. */
function toUpdated({ postedAt, createdAt, updatedAt }: CardRow['job']): string {
  const edited = updatedAt > createdAt ? updatedAt.getTime() : 0;
  return new Date(Math.max(edited, postedAt?.getTime() ?? 0)).toISOString();
}

function toEntry(row: CardRow, { origin, appName, language }: FeedSite): FeedEntry {
  const job = toJobCard(row);
  const { place, pay, applyBy } = toJobWords(job, language);
  const facts = [job.company.name, place, pay, applyBy];
  return {
    address: origin + toLocalPath(toJobPath(job._id), language),
    title: toJobTitle(job),
    company: job.company.name,
    text: `${facts.filter((fact) => fact !== '').join(' · ')}\n\n${job.description}`,
    published: job.postedAt || NEVER,
    updated: toUpdated(row.job),
    picture: origin + toJobCardPath(job, { appName, language }),
    category: job.category.name,
  };
}

interface FeedSite {
  origin: string;
  appName: string;
  language: Locale;
}

interface FeedSource extends FeedSite {
  rows: readonly CardRow[];
  title: string;
  /** The English path of the list. */
  path: string;
  page: string;
}

function toFeed({ rows, title, path, page, ...site }: FeedSource): Feed {
  const { origin, language } = site;
  const entries = rows.map((row) => toEntry(row, site));
  return {
    language,
    title: `${title} · ${site.appName}`,
    address: origin + toLocalPath(path, language),
    page: origin + toLocalPath(page, language),
    icon: `${origin}/icons/icon-512.png`,
    author: site.appName,
    updated: entries.map(({ updated }) => updated).reduce((last, one) => (one > last ? one : last), NEVER),
    entries,
  };
}

/**
 * JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). The package feed (6.0) writes version 1, writes plain text as
 * unescaped `content_html`, and omits the language in both formats.
 */
const toJsonFeed = ({ language, title, address, page, icon, author, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    ...(language !== 'en' && { language }),
    title,
    home_page_url: page,
    feed_url: address,
    icon,
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      content_text: entry.text,
      date_published: entry.published,
      image: entry.picture,
      ...(entry.company !== '' && { authors: [{ name: entry.company }] }),
      tags: [entry.category],
    })),
  });

function toAtomEntry({ address, title, company, text, published, updated, category }: FeedEntry): string {
  const author = company === '' ? '' : `<author><name>${escape(company)}</name></author>`;
  return `<entry>
<id>${escape(address)}</id>
<title>${escape(title)}</title>
<link rel="alternate" type="text/html" href="${escape(address)}"/>
<published>${published}</published>
<updated>${updated}</updated>
${author}<category term="${escape(category)}"/>
<summary>${escape(text)}</summary>
</entry>`;
}

/** Atom (RFC 4287). */
const toAtom = ({ language, title, address, page, icon, author, updated, entries }: Feed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"${language === 'en' ? '' : ` xml:lang="${language}"`}>
<id>${escape(address)}</id>
<title>${escape(title)}</title>
<link rel="self" type="application/atom+xml" href="${escape(address)}"/>
<link rel="alternate" type="text/html" href="${escape(page)}"/>
<icon>${escape(icon)}</icon>
<author><name>${escape(author)}</name></author>
<updated>${updated}</updated>
${entries.map(toAtomEntry).join('\n')}
</feed>
`;

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
