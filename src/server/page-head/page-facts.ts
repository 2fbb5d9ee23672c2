import { readBoardPath, type BoardAddress } from '#contract/jobs/board-paths.ts';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { pageTitles, type NamedScreen } from '#contract/http/page-titles.ts';
import { appPaths, SHARE_TARGET_PATH } from '#contract/http/paths.ts';
import type { toFullJob } from '../jobs/job-answer.ts';

const toBare = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
const names = new Map(Object.entries(appPaths).map(([name, path]) => [toBare(path), name]));
// What is shared into the app leads on to the list, unless it is a link to a job.
names.set(toBare(SHARE_TARGET_PATH), 'jobs');

const isNamed = (name: string): name is NamedScreen => name !== 'notFound' && Object.hasOwn(pageTitles, name);

/** What the address of a page alone tells; routes are matched without regard to case. */
export function toPlainFacts(pathname: string, parameters: URLSearchParams): PageFacts {
  const address = readBoardPath(pathname);
  if (address) return { kind: 'board', title: 'Jobs', description: 'Open jobs in Bangladesh.', address };
  const name = names.get(toBare(pathname));
  if (name === 'jobs') return { kind: 'list', search: parseJobSearch(Object.fromEntries(parameters)) };
  return name !== undefined && isNamed(name)
    ? { kind: 'screen', screen: name }
    : { kind: 'missing', what: 'page' };
}

/** What the head of one page says. Paths are this server's own. */
export interface Head {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The page's one address; absent where search engines should not list it. */
  path?: string;
  type?: 'article' | 'website';
  /** The picture of a preview, in words; the site's own where a page has none. */
  card?: { path: string; alt: string };
  /** Where the page's content can be subscribed to. */
  feeds?: readonly { type: string; title: string; path: string }[];
  /** Structured data (schema.org). */
  data?: object;
}

/** A public job, open or past its deadline. */
export interface JobFacts {
  kind: 'job';
  job: ReturnType<typeof toFullJob>;
  /** The company's, as it wrote it; '' when there is none. */
  website: string;
  /** ms since the epoch */
  now: number;
}

/** A state of the list. */
export interface ListFacts {
  kind: 'list';
  search: JobSearch;
  /** How many jobs were found, and the titles of the first; absent while they are not known. */
  found?: { total: number; titles: readonly string[] };
}

/** A page of the open jobs of a category, a city or a company. */
interface BoardFacts {
  kind: 'board';
  title: string;
  description: string;
  /** Its one address; absent while it is not known whether it is there. */
  path?: string;
  /** What the address asks for, where that has not been looked for yet. */
  address?: BoardAddress;
}

/** What a page is about. */
export type PageFacts =
  | JobFacts
  | ListFacts
  /** A screen whose head is always the same. */
  | { kind: 'screen'; screen: NamedScreen }
  | BoardFacts
  /** There is nothing at this address, or no such job. */
  | { kind: 'missing'; what: 'page' | 'job' };

/** Where the page is served. */
export interface Site {
  /** Without a slash at its end. */
  origin: string;
  appName: string;
}
