import { formatNumber } from '#contract/format.ts';
import type { Locale } from '#contract/config/locale.ts';
import { shownMessages } from '../messages.ts';
import { listLimits } from '#contract/limits.ts';
import type { Pagination } from '#contract/http/pagination.ts';

export interface ShownRange {
  from: number;
  to: number;
  total: number;
  isEstimate: boolean;
}

/**
 * The range of a page: from `total` where the server sends it, else from `totalPages`. @param page 1-based @param
 * rows rows on this page
 */
export function toShownRange(pagination: Pagination, page: number, rows: number): ShownRange {
  const size = pagination.perPage ?? listLimits.pageSize;
  const first = rows === 0 ? 0 : (page - 1) * size + 1;
  const to = rows === 0 ? 0 : first + rows - 1;
  const isLast = page >= pagination.totalPages;
  const total = pagination.total ?? (isLast ? to : pagination.totalPages * size);
  return {
    from: first,
    to,
    total: Math.max(total, to),
    isEstimate: pagination.isEstimate ?? (pagination.total === undefined && !isLast),
  };
}

/** "Showing 1-10 of 42 Results", with "about" where the total is an estimate. */
export function toShowingText(range: ShownRange, locale: Locale): string {
  const texts = shownMessages[locale];
  if (range.total === 0) return texts.noResults;
  const pages = `${formatNumber(range.from, locale)}-${formatNumber(range.to, locale)}`;
  const total = formatNumber(range.total, locale);
  return range.isEstimate ? texts.showingAbout(pages, total) : texts.showing(pages, total);
}
