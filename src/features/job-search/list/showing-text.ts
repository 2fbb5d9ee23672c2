import type { ShownRange } from '#contract/jobs/shown-range.ts';
import { formatNumber } from '#contract/format.ts';
import type { Locale } from '#contract/config/locale.ts';
import { shownMessages } from './shown-messages.ts';

/** "Showing 1-10 of 42 Results", with "about" where the total is an estimate. */
export function toShowingText(range: ShownRange, locale: Locale): string {
  const texts = shownMessages[locale];
  if (range.total === 0) return texts.noResults;
  const pages = `${formatNumber(range.from, locale)}-${formatNumber(range.to, locale)}`;
  const total = formatNumber(range.total, locale);
  return range.isEstimate ? texts.showingAbout(pages, total) : texts.showing(pages, total);
}
