import { toUrlQuery, type JobSearch } from '#contract/jobs/job-query.ts';

/** The two forms in which new jobs of a search can be subscribed to. */
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

/** The feed of a state of the list, whatever its page and order: a feed has the newest first. */
export function toFeedPath(kind: FeedKind, { page: _page, sort: _sort, ...filter }: JobSearch): string {
  const query = toUrlQuery(filter);
  return query === '' ? feedPaths[kind] : `${feedPaths[kind]}?${query}`;
}
