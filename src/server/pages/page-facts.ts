import {
  readBoardPath,
  type BoardAddress,
  type BoardKind,
  appPaths,
  SHARE_TARGET_PATH,
} from '#contract/http/paths.ts';
import type { Locale } from '#contract/format.ts';
import { parseJobQuery, type JobSearch } from '#contract/jobs/job-query.ts';
import { readDetailsSearch } from '#contract/http/page-search.ts';
import { parseUrlSearch } from '#contract/http/url-search.ts';
import { toRoutePath } from '#contract/http/pages.ts';
import { pageTitlesIn } from '#contract/http/page-title-texts.ts';
import type { NamedScreen } from '#contract/http/page-titles.ts';
import type { Job } from '#contract/jobs/job.ts';

const names = new Map(Object.entries(appPaths).map(([name, path]) => [toRoutePath(path), name]));
// Shared links lead to the list, unless they name a job.
names.set(toRoutePath(SHARE_TARGET_PATH), 'jobs');

const isNamed = (name: string): name is NamedScreen =>
  name !== 'notFound' && Object.hasOwn(pageTitlesIn.en, name);

/**
 * Facts from the address alone; routes ignore case. @param pathname without a language's prefix
 * @param search as {@link toPageSearch} writes it
 */
export function toPlainFacts(pathname: string, search: string): PageFacts {
  const address = readBoardPath(pathname);
  if (address) return { kind: 'board', address };
  const name = names.get(toRoutePath(pathname));
  if (name === 'jobs') return { kind: 'list', search: parseJobQuery(search) };
  const { id } = readDetailsSearch(parseUrlSearch(search));
  if (name === 'jobDetails' && id !== undefined) return { kind: 'asked', id };
  return name !== undefined && isNamed(name)
    ? { kind: 'screen', screen: name }
    : { kind: 'missing', what: 'page' };
}

/** The contents of a page's head. Paths are relative; those of feeds and card include the language. */
export interface Head {
  title: string;
  description: string;
  /** The canonical English path; absent: not for search engines. */
  path?: string;
  /** Still served, but no longer for search engines. */
  isPast?: boolean;
  type?: 'article' | 'website';
  card?: { path: string; alt: string };
  feeds?: readonly { type: string; title: string; path: string }[];
  data?: object;
}

export interface JobFacts {
  kind: 'job';
  job: Job;
  website: string;
  now: number;
}

export interface ListFacts {
  kind: 'list';
  search: JobSearch;
  found?: { total: number; titles: readonly string[] };
}

export interface BoardFacts {
  kind: 'board';
  address: BoardAddress;
  /** Absent until it was looked up. */
  found?: { kind: BoardKind; name: string; nameBn: string; path: string; openJobs: number };
}

export type PageFacts =
  | JobFacts
  | ListFacts
  | { kind: 'screen'; screen: NamedScreen }
  /** A job's page, until the job was looked up. */
  | { kind: 'asked'; id: string }
  | BoardFacts
  | { kind: 'missing'; what: 'page' | 'job' };

export interface FoundFacts {
  facts: PageFacts;
  status?: 404 | 410;
}

/** @param plain facts from the address alone */
export type FindFacts = (plain: PageFacts) => Promise<FoundFacts>;

export interface Site {
  origin: string;
  appName: string;
  language: Locale;
}
