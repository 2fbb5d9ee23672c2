import type { JobCategory } from '#contract/jobs/category.ts';
import type { City } from '#contract/jobs/city.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toSlug } from '#contract/search/slug.ts';
import { toChipText } from '#presenters/job-card.ts';
import { toPayText, toSearchName } from '#presenters/search-name.ts';
import { jobMessages } from '#texts/presenters/messages';
import { toShownCity } from '#texts/contract/jobs/shown-place';

/** A chosen filter: its words, and the change of the search that removes it. */
export interface ActiveFilter {
  key: string;
  text: string;
  without: JobSearch;
}

interface Names {
  categories: readonly JobCategory[];
  cities: readonly City[];
}

function toValues(name: 'jobType' | 'experienceLevel', values: readonly string[] = []): ActiveFilter[] {
  return values.map((value) => ({
    key: `${name} ${value}`,
    text: toChipText(value, jobMessages),
    without: { [name]: values.filter((other) => other !== value) },
  }));
}

/** The chosen filters of a search, in the order of the filters; its text, order and page are none. */
export function toActiveFilters(search: JobSearch, { categories, cities }: Names): ActiveFilter[] {
  const { category, country, city } = search;
  // Without the table of spellings, which is too large for a first screen: addresses carry the slug.
  const known = cities.find(({ slug }) => slug === toSlug(city ?? ''));
  const pay = toPayText(search);
  const toName = (one: JobSearch) => toSearchName(one, categories);
  return [
    ...(category ? [{ key: 'category', text: toName({ category }), without: { category: undefined } }] : []),
    ...(country ? [{ key: 'country', text: toName({ country }), without: { country: undefined } }] : []),
    ...(city
      ? [{ key: 'city', text: known ? toShownCity(known) : toName({ city }), without: { city: undefined } }]
      : []),
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
