import { listLimits, salaryFilter } from '../limits.ts';
import { appPaths } from '../http/paths.ts';
import { parseUrlSearch, toUrlSearchText } from '../http/url-search.ts';
import { hasVisibleText } from '../trim-signs.ts';
import {
  addressFilters,
  filterNames,
  filterRows,
  valuesOf,
  type FilterName,
  type FilterValues,
  type PayBounds,
} from './filters.ts';
import { jobSorts, payCurrencies, type JobSort } from './vocabulary.ts';
import { readNumber } from '../format.ts';

/** The job list's state in the URL and in `GET /jobs`; inactive filters are absent (§7). */
export interface JobSearch extends FilterValues {
  search?: string;
  page?: number;
  /** Extension; absent means newest, or best match while searching. */
  sort?: JobSort;
}

function toText(value: unknown): string | undefined {
  const isText = typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));
  return isText ? String(value) : undefined;
}

function toTexts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) {
    const items = (toText(value) ?? '').split(',').map((item) => item.trim());
    return items.filter((item) => item !== '');
  }
  const texts = value.map(toText);
  return texts.every((item) => item !== undefined) ? texts : undefined;
}

/** Removes characters that the server refuses. */
const wellFormed = (value: string): string => value.replaceAll(/\p{Surrogate}|(?![\t\r\n])\p{Cc}/gu, '');

/** Line breaks and other white space as one space: a search is shown as one line, also in mails. */
const toLine = (value: string): string => value.replaceAll(/\s+/g, ' ');

function toSearchText(value: unknown, maxChars: number = listLimits.searchMaxChars): string | undefined {
  const given = toLine(wellFormed((toText(value) ?? '').slice(0, maxChars)));
  return hasVisibleText(given) ? given : undefined;
}

/** How a search's values are read: pages ignore malformed ones, the API refuses them (`server/jobs/search/query.ts`). */
export interface SearchReader {
  text: (name: string, maxChars: number) => string | undefined;
  whole: (name: string, max: number) => number | undefined;
  oneOf: <T extends string>(name: string, known: readonly T[]) => T | undefined;
  someOf: (
    name: string,
    known: readonly string[],
    normalise: ((item: string) => string) | undefined,
  ) => string[] | undefined;
  salaryBounds: () => PayBounds;
}

function readFilter(reader: SearchReader, name: FilterName): FilterValues {
  const row = filterRows[name];
  if (row.kind === 'pay') return reader.salaryBounds();
  if (row.kind === 'text') return { [name]: reader.text(name, listLimits.nameMaxChars) };
  const { values, isMany, normalise } = row;
  return { [name]: isMany ? reader.someOf(name, values, normalise) : reader.oneOf(name, values) };
}

/** The values of a search, as the reader reads them. */
export function readJobSearch(reader: SearchReader, filters: readonly FilterName[]): JobSearch {
  const text = reader.text('search', listLimits.searchMaxChars);
  const chosen: FilterValues = Object.assign({}, ...filters.map((name) => readFilter(reader, name)));
  const page = reader.whole('page', listLimits.maxPage);
  const search: JobSearch = { search: text, ...chosen, page, sort: reader.oneOf('sort', jobSorts) };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

function createLenientReader(raw: Record<string, unknown>): SearchReader {
  const text: SearchReader['text'] = (name, maxChars) => toSearchText(raw[name], maxChars);
  const whole: SearchReader['whole'] = (name, max) => {
    const number = readNumber(toSearchText(raw[name]) ?? '');
    return Number.isSafeInteger(number) && number >= 1 && number <= max ? number : undefined;
  };
  const oneOf: SearchReader['oneOf'] = (name, known) => {
    const value = toSearchText(raw[name]);
    return known.find((item) => item === value);
  };
  return {
    text,
    whole,
    oneOf,
    someOf(name, known, normalise = String) {
      const wanted = new Set(toTexts(raw[name])?.map(normalise));
      const chosen = known.filter((item) => wanted.has(item));
      return chosen.length > 0 ? chosen : undefined;
    },
    salaryBounds() {
      const payCurrency = oneOf('payCurrency', payCurrencies);
      const largest = payCurrency === undefined ? salaryFilter.max : salaryFilter.largest;
      const minSalary = whole('minSalary', largest);
      const maxSalary = whole('maxSalary', largest);
      const isOpen = maxSalary === undefined && payCurrency !== undefined;
      if (minSalary === undefined || (maxSalary === undefined && !isOpen)) return {};
      return minSalary > (maxSalary ?? Infinity) ? {} : { minSalary, maxSalary, payCurrency };
    },
  };
}

/** Reads the URL's search values; ignores malformed ones. */
export const parseJobSearch = (raw: Record<string, unknown>): JobSearch =>
  readJobSearch(createLenientReader(raw), addressFilters);

/** {@link parseJobSearch} of a query, with or without "?". */
export const parseJobQuery = (query: string): JobSearch => parseJobSearch(parseUrlSearch(query));

/** Both bounds or neither (§7); with a currency the upper one is optional. */
function toPayPairs({ minSalary, maxSalary, payCurrency }: PayBounds): [string, unknown][] {
  if (!minSalary || !(maxSalary || payCurrency)) return [];
  return Object.entries({ minSalary, maxSalary, payCurrency });
}

function toPairs(search: JobSearch): [string, string][] {
  const pairs: [string, unknown][] = [
    ['search', search.search],
    ...filterNames.flatMap((name): [string, unknown][] =>
      name === 'pay' ? toPayPairs(search) : [[name, valuesOf(search, name).join(',')]],
    ),
    ['sort', search.sort],
  ];
  return pairs.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}

const encodePairs = (pairs: [string, string][]): string =>
  toUrlSearchText(Object.fromEntries(pairs.map(([name, value]) => [name, wellFormed(value)])));

/** The query of `GET /jobs`, without "?". */
export function toJobsQuery(search: JobSearch, perPage: number = listLimits.pageSize): string {
  return encodePairs([['page', String(search.page ?? 1)], ['perPage', String(perPage)], ...toPairs(search)]);
}

/** The query of the search bar: `search={text}` alone (§7). */
export function toSuggestQuery(searchText: string): string {
  return encodePairs([['search', searchText]]);
}

/** The search values of `/jobPage`. */
export function toUrlSearch(search: JobSearch): Record<string, string> {
  const page = search.page && search.page > 1 ? [['page', String(search.page)]] : [];
  return Object.fromEntries([...toPairs(search), ...page]);
}

/** The query of `/jobPage`, without "?". */
export function toUrlQuery(search: JobSearch): string {
  return encodePairs(Object.entries(toUrlSearch(search)));
}

/** The path of a list. */
export function toListPath(search: JobSearch): string {
  const query = toUrlQuery(search);
  return query === '' ? appPaths.jobs : `${appPaths.jobs}?${query}`;
}

/** How many filters are active, besides search text, sort and page; each of several values counts. */
export function countActiveFilters(search: JobSearch): number {
  const counts = filterNames.map((name) => {
    if (name !== 'pay') return valuesOf(search, name).length;
    return (search.minSalary ?? search.maxSalary) === undefined ? 0 : 1;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
