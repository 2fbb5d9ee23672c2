import { locale } from '#platform/i18n/locale.ts';
import { toCategoryName, findCategory } from '#contract/jobs/category-names.ts';
import { toChosenFilters } from '#contract/jobs/chosen-filters.ts';
import { toPlaceName } from '#contract/jobs/place-names.ts';
import { jobMessages } from '../messages.ts';
import { searchNameMessages as texts } from './messages.ts';
import { toCityName } from '#contract/http/page-titles.ts';
import type { JobCategory } from '#contract/jobs/category.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';

/** A search in a few words: text and filters, order, page. */
export function toSearchName(search: JobSearch, categories: readonly JobCategory[]): string {
  const chosen = toChosenFilters(search, {
    locale,
    labels: jobMessages.valueLabels,
    names: {
      category: (value) => toCategoryName(findCategory(value, categories)?.name ?? value),
      country: toPlaceName,
      city: (value) => toPlaceName(toCityName(value)),
    },
  }).map(({ text }) => text);
  const words = search.search ? [`“${search.search}”`, ...chosen] : chosen;
  const parts = [
    ...(words.length > 0 ? words : [texts.allJobs]),
    search.sort && texts.sorted[search.sort],
    search.page && search.page > 1 && texts.page(search.page),
  ];
  return parts.filter(Boolean).join(', ');
}
