import { locale } from '#texts/platform/i18n/locale';
import type { JobCategory } from '#contract/jobs/category.ts';
import { findCategory } from '#contract/jobs/find-category.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { formatPayBounds } from '#contract/pay/pay-bounds.ts';
import { toChipText } from '#presenters/job-card.ts';
import { toCategoryName } from '#texts/contract/jobs/category-names';
import { jobMessages } from '#texts/presenters/messages';
import type { PlaceNames } from '../search-places.ts';

/** A chosen filter: its text, and the change of the search that removes it. */
export interface ActiveFilter {
  key: string;
  text: string;
  without: JobSearch;
}

interface Names {
  categories: readonly JobCategory[];
  places: PlaceNames;
}

function toValues(name: 'jobType' | 'experienceLevel', values: readonly string[] = []): ActiveFilter[] {
  return values.map((value) => ({
    key: `${name} ${value}`,
    text: toChipText(value, jobMessages),
    without: { [name]: values.filter((other) => other !== value) },
  }));
}

/** The chosen filters of a search, in the form's order; without its text, order and page. */
export function toActiveFilters(search: JobSearch, { categories, places }: Names): ActiveFilter[] {
  const { category, country, city } = search;
  const pay = formatPayBounds(search, locale);
  const name = category && toCategoryName(findCategory(category, categories)?.name ?? category);
  return [
    ...(name ? [{ key: 'category', text: name, without: { category: undefined } }] : []),
    ...(country ? [{ key: 'country', text: places.country, without: { country: undefined } }] : []),
    ...(city ? [{ key: 'city', text: places.city, without: { city: undefined } }] : []),
    ...toValues('jobType', search.jobType),
    ...toValues('experienceLevel', search.experienceLevel),
    ...(pay === ''
      ? []
      : [
          {
            key: 'pay',
            text: pay,
            without: { minSalary: undefined, maxSalary: undefined, payCurrency: undefined },
          },
        ]),
  ];
}
