import { formatNumber } from '#contract/format.ts';
import { toListPath } from '#contract/jobs/job-query.ts';
import { toListTitle } from '#contract/http/page-titles.ts';
import { feedTypes, toFeedPath } from '../feeds/feed-address.ts';
import type { Head, ListFacts } from './page-facts.ts';

const MAX_TITLES = 3;

function toDescription({ search, found }: ListFacts): string {
  const what = toListTitle({ ...search, page: 1 });
  if (found === undefined) return `${what}. Search, filter and save jobs, and read them without internet.`;
  const { total, titles } = found;
  if (total === 0) return `${what}: none is open now. Subscribe to hear of new ones.`;
  const count = total === 1 ? '1 open job' : `${formatNumber(total, 'en')} open jobs`;
  return `${what}: ${count}. ${titles.slice(0, MAX_TITLES).join(' · ')}`;
}

/** The head of the job list. What somebody searched for in words is no page of search engines. */
export function toListHead(facts: ListFacts): Head {
  const { search, found } = facts;
  const title = toListTitle(search);
  const head: Head = {
    title,
    description: toDescription(facts),
    feeds: (found === undefined ? [] : feedTypes).map(({ kind, type }) => ({
      type,
      title: `New: ${toListTitle({ ...search, page: 1 })}`,
      path: toFeedPath(kind, search),
    })),
  };
  return search.search === undefined ? { ...head, path: toListPath(search) } : head;
}
