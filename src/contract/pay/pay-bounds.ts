import { formatNumber, formatSalary, withCurrency, type Locale } from '../format.ts';
import type { JobSearch } from '../jobs/job-query.ts';

/** "৳20,000+", "$50 – 5,000", "২০,০০০+ টাকা"; '' without bounds. */
export function formatPayBounds(search: JobSearch, locale: Locale): string {
  const { minSalary, maxSalary, payCurrency = 'USD' } = search;
  if (minSalary === undefined) return '';
  return maxSalary === undefined
    ? withCurrency(`${formatNumber(minSalary, locale)}+`, payCurrency, locale)
    : formatSalary({ min: minSalary, max: maxSalary, currency: payCurrency }, locale);
}
