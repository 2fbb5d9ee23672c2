import type { Locale } from '#contract/format.ts';
import { toChosenFilters } from '#contract/jobs/chosen-filters.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { valueLabels } from '#contract/jobs/value-labels.ts';
import { toLocalListTitle } from '../jobs/list-title.ts';

/** A search in words: the list's title, then the filters that it does not name. */
export function toAlertTitle(search: JobSearch, locale: Locale): string {
  const chosen = toChosenFilters(search, { locale, labels: valueLabels[locale], names: {} });
  return [toLocalListTitle(search, locale), ...chosen.map(({ text }) => text)].join(', ');
}
