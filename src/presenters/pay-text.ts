import { locale } from '#texts/platform/i18n/locale';
import { formatSalary } from '#contract/format.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';

/** "৳20,000+", "$50 – 5,000"; '' without bounds. */
export function toPayText({ minSalary, maxSalary, payCurrency = 'USD' }: JobSearch): string {
  const least = minSalary ?? null;
  const pay = formatSalary({ min: least, max: maxSalary ?? least, currency: payCurrency }, locale);
  return pay && maxSalary === undefined ? `${pay}+` : pay;
}
