import { toItems } from '../items.ts';
import { listLimits, salaryFilter } from '../limits.ts';
import { appPaths } from '../http/paths.ts';
import {
  experienceLevels,
  jobSorts,
  jobTypes,
  payCurrencies,
  toExperienceLevel,
  type JobSort,
  type PayCurrency,
} from './vocabulary.ts';

/**
 * The state of the job list: the URL of `/jobPage` and the query of `GET /jobs`, both directions.
 * Absent fields are inactive filters, and nothing inactive is ever sent, so the default request stays
 * the specified one (§7).
 */
export interface JobSearch {
  search?: string;
  /** An id or a name; the API wants an id. */
  category?: string;
  jobType?: string[];
  experienceLevel?: string[];
  /** A month's pay, in {@link payCurrency}. */
  minSalary?: number;
  maxSalary?: number;
  /** Extension; absent means USD. With it the highest pay may be left open. */
  payCurrency?: PayCurrency;
  /** 1-based; absent means 1. */
  page?: number;
  /** Extension. */
  country?: string;
  /** Extension: a city's key, or a name in any spelling. */
  city?: string;
  /** Extension: a company's id. The URL of the list has none. */
  company?: string;
  /** Extension. */
  sort?: JobSort;
}

function toText(value: unknown): string | undefined {
  const isText = typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));
  return isText ? String(value) : undefined;
}

/** Of comma-separated text, or of a list of nothing but texts. */
function toTexts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return toItems(toText(value) ?? '');
  const texts = value.map(toText);
  return texts.every((item) => item !== undefined) ? texts : undefined;
}

/** Half a surrogate pair has no place in a URL (encodeURIComponent refuses it), control characters in no text. */
const wellFormed = (value: string): string => value.replaceAll(/\p{Surrogate}|(?![\t\r\n])\p{Cc}/gu, '');

function text(value: unknown): string | undefined {
  const given = wellFormed((toText(value) ?? '').slice(0, listLimits.searchMaxChars));
  return given.trim() === '' ? undefined : given;
}

function picked(
  value: unknown,
  allowed: readonly string[],
  normalise = (item: string) => item,
): string[] | undefined {
  const wanted = new Set(toTexts(value)?.map(normalise));
  const kept = allowed.filter((item) => wanted.has(item));
  return kept.length > 0 ? kept : undefined;
}

function whole(value: unknown, max: number): number | undefined {
  const number = Number(text(value) ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 1 && number <= max ? number : undefined;
}

type SalaryBounds = Pick<JobSearch, 'minSalary' | 'maxSalary' | 'payCurrency'>;

/** Both bounds or neither, as §7 sends them only when both are non-zero; in a chosen currency the upper one is optional. */
function salaryBounds(raw: Record<string, unknown>): SalaryBounds {
  const named = text(raw['payCurrency']);
  const payCurrency = payCurrencies.find((known) => known === named);
  const largest = payCurrency === undefined ? salaryFilter.max : salaryFilter.largest;
  const minSalary = whole(raw['minSalary'], largest);
  const maxSalary = whole(raw['maxSalary'], largest);
  const isOpen = maxSalary === undefined && payCurrency !== undefined;
  if (minSalary === undefined || (maxSalary === undefined && !isOpen)) return {};
  return minSalary > (maxSalary ?? Infinity) ? {} : { minSalary, maxSalary, payCurrency };
}

function compact(search: JobSearch): JobSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** Reads the URL's search values; what is not understood is left out, never an error. */
export function parseJobSearch(raw: Record<string, unknown>): JobSearch {
  const sort = text(raw['sort']);
  return compact({
    search: text(raw['search']),
    category: text(raw['category']),
    jobType: picked(raw['jobType'], jobTypes),
    experienceLevel: picked(raw['experienceLevel'], experienceLevels, toExperienceLevel),
    ...salaryBounds(raw),
    page: whole(raw['page'], listLimits.maxPage),
    country: text(raw['country']),
    city: text(raw['city']),
    sort: jobSorts.find((known) => known === sort),
  });
}

/** Search values as flat text, in one fixed order: what URL and API have in common. */
function toPairs(search: JobSearch): [string, string][] {
  const isSalaryActive = Boolean(search.minSalary && (search.maxSalary || search.payCurrency));
  const pairs: [string, string | number | undefined][] = [
    ['search', search.search],
    ['jobType', search.jobType?.join(',')],
    ['experienceLevel', search.experienceLevel?.join(',')],
    ['minSalary', isSalaryActive ? search.minSalary : undefined],
    ['maxSalary', isSalaryActive ? search.maxSalary : undefined],
    ['payCurrency', isSalaryActive ? search.payCurrency : undefined],
    ['category', search.category],
    ['country', search.country],
    ['city', search.city],
    ['company', search.company],
    ['sort', search.sort],
  ];
  return pairs.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}

const encodePairs = (pairs: [string, string][]): string =>
  pairs
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value)).replaceAll('%2C', ',')}`)
    .join('&');

/** The query of `GET /jobs`, without "?": `page=1&perPage=10` and what is active. */
export function toJobsQuery(search: JobSearch, perPage: number = listLimits.pageSize): string {
  return encodePairs([['page', String(search.page ?? 1)], ['perPage', String(perPage)], ...toPairs(search)]);
}

/** The query of the search bar: `search={text}` alone (§7). */
export function toSuggestQuery(searchText: string): string {
  return encodePairs([['search', searchText]]);
}

/** The search values of `/jobPage` as the router writes them into the URL. */
export function toUrlSearch(search: JobSearch): Record<string, string> {
  const page = search.page && search.page > 1 ? [['page', String(search.page)]] : [];
  return Object.fromEntries([...toPairs(search), ...page]);
}

/** The same as text, without "?". */
export function toUrlQuery(search: JobSearch): string {
  return encodePairs(Object.entries(toUrlSearch(search)));
}

/** The page of a list, with its query. */
export function toListPath(search: JobSearch): string {
  const query = toUrlQuery(search);
  return query === '' ? appPaths.jobs : `${appPaths.jobs}?${query}`;
}

/** How many filters are active, not counting search text, sort and page. */
export function countActiveFilters(search: JobSearch): number {
  const single = [search.category, search.country, search.city, search.minSalary].filter(
    (value) => value !== undefined,
  );
  return single.length + (search.jobType?.length ?? 0) + (search.experienceLevel?.length ?? 0);
}
