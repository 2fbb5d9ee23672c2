import type { BoardAddress } from '#contract/jobs/board-paths.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import type { NamedScreen } from '#contract/http/page-titles.ts';
import type { toFullJob } from '../jobs/job-answer.ts';

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
