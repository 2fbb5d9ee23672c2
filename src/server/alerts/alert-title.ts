import type { Locale } from '#contract/format.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { formatPayBounds } from '#contract/pay/pay-bounds.ts';
import { valueLabels } from '#contract/jobs/value-labels.ts';
import { toLocalListTitle } from '../jobs/list-title.ts';

/** A search in words: the list's title, then the filters that it does not name. */
export function toAlertTitle(search: JobSearch, language: Locale): string {
  const { jobType = [], experienceLevel = [] } = search;
  const title = toLocalListTitle(search, language);
  const values = [...jobType, ...experienceLevel].map((value) => valueLabels[language][value] ?? value);
  return [title, ...values, formatPayBounds(search, language)].filter((part) => part !== '').join(', ');
}
