import { locale } from '#platform/i18n/locale.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { toPlaceName } from '#contract/jobs/place-names.ts';
import { jobMessages } from '../messages.ts';
import { searchNameMessages } from './messages.ts';
import { toCityName } from '#contract/http/page-titles.ts';
import type { JobCategory } from '#contract/jobs/category.ts';
import { findCategory } from '#contract/jobs/find-category.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { formatPayBounds } from '#contract/pay/pay-bounds.ts';
import { toChipText } from '../job-card.ts';

/** A search in a few words: text and filters, order, page. */
export function toSearchName(search: JobSearch, categories: readonly JobCategory[]): string {
  const texts = searchNameMessages;
  const category =
    search.category && toCategoryName(findCategory(search.category, categories)?.name ?? search.category);
  const chosen = [
    search.search && `“${search.search}”`,
    category,
    ...[...(search.jobType ?? []), ...(search.experienceLevel ?? [])].map((value) =>
      toChipText(value, jobMessages),
    ),
    toPlaceName(search.country ?? ''),
    toPlaceName(toCityName(search.city ?? '')),
    formatPayBounds(search, locale),
  ].filter(Boolean);
  const parts = [
    ...(chosen.length > 0 ? chosen : [texts.allJobs]),
    search.sort && texts.sorted[search.sort],
    search.page && search.page > 1 && texts.page(search.page),
  ];
  return parts.filter(Boolean).join(', ');
}
