import type { JobCategory } from '#contract/jobs/category.ts';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { toSearchKey } from '../list/list-state.ts';
import { findCategory } from '../filters/category.ts';
import type { SearchNameTexts } from '#texts/features/job-search/offline/messages';
import { toCategoryName } from '#texts/contract/jobs/category-names';
import { toPlaceName } from '#texts/contract/jobs/place-names';
import { locale } from '#texts/platform/i18n/locale';
import { formatSalary } from '#contract/format.ts';
import { toChipText } from '#presenters/job-card.ts';
import { jobMessages } from '#texts/presenters/messages';

export interface StoredList {
  search: JobSearch;
  updatedAt: number;
}

export interface CachedQuery {
  queryKey: readonly unknown[];
  updatedAt: number;
  hasJobs: boolean;
}

const MAX_OFFERED = 5;

/** The cached lists, newest first. */
export function toStoredLists(cached: readonly CachedQuery[]): StoredList[] {
  const offered = new Set<string>();
  return cached
    .filter(({ hasJobs }) => hasJobs)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .flatMap(({ queryKey, updatedAt }) => {
      const query = queryKey[2];
      // The search bar's answers have no page.
      if (typeof query !== 'string' || !query.startsWith('page=')) return [];
      const values = new URLSearchParams(query);
      // Jobs of a company page.
      if (values.has('company')) return [];
      return [{ search: parseJobSearch(Object.fromEntries(values)), updatedAt }];
    })
    .filter(({ search }) => {
      // A page may be cached in two sizes.
      const key = toSearchKey(search);
      return !offered.has(key) && offered.add(key);
    })
    .slice(0, MAX_OFFERED);
}

/** A search in a few words: text and filters, order, page. */
export function toSearchName(
  search: JobSearch,
  categories: readonly JobCategory[],
  texts: SearchNameTexts,
): string {
  const category =
    search.category && toCategoryName(findCategory(search.category, categories)?.name ?? search.category);
  const { minSalary, maxSalary, payCurrency = 'USD' } = search;
  const least = minSalary ?? null;
  const pay = formatSalary({ min: least, max: maxSalary ?? least, currency: payCurrency }, locale);
  const chosen = [
    search.search && `“${search.search}”`,
    category,
    ...[...(search.jobType ?? []), ...(search.experienceLevel ?? [])].map((value) =>
      toChipText(value, jobMessages),
    ),
    toPlaceName(search.country ?? ''),
    toPlaceName(search.city ?? ''),
    pay && maxSalary === undefined ? `${pay}+` : pay,
  ].filter(Boolean);
  const parts = [
    ...(chosen.length > 0 ? chosen : [texts.allJobs]),
    search.sort && texts.sorted[search.sort],
    search.page && search.page > 1 && texts.page(search.page),
  ];
  return parts.filter(Boolean).join(', ');
}
