import { locale } from '#platform/i18n/locale.ts';
import { formatNumber } from '#contract/format.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { salaryFilter } from '#contract/limits.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';

const THOUSAND = 1000;
const OWN_RANGE = 'own';

/** The preset of a search; null for none, and for bounds of the slider. */
function toPayPreset({ minSalary, maxSalary, payCurrency }: JobSearch): number | null {
  if (payCurrency !== 'BDT' || maxSalary !== undefined) return null;
  return salaryFilter.presets.find((preset) => preset === minSalary) ?? null;
}

/** A control's value for the pay: '' for any, a preset, or {@link OWN_RANGE}. */
export function toPayChoice(search: JobSearch): string {
  return String(toPayPreset(search) ?? (search.minSalary === undefined ? '' : OWN_RANGE));
}

interface PayWords {
  anyPay: string;
  ownPay: string;
  payFrom: (thousands: string) => string;
}

/** The controls' options: any pay, the presets, and a chosen range that is not a preset. */
export function toPayOptions(search: JobSearch, words: PayWords): SelectOption[] {
  const presets = salaryFilter.presets.map((least) => ({
    value: String(least),
    text: words.payFrom(formatNumber(least / THOUSAND, locale)),
  }));
  const own = toPayChoice(search) === OWN_RANGE ? [{ value: OWN_RANGE, text: words.ownPay }] : [];
  return [{ value: '', text: words.anyPay }, ...presets, ...own];
}

/** The change of a search by a chosen preset, '' for any pay. */
export function toPayPatch(least: string): JobSearch {
  if (least === '') return { minSalary: undefined, maxSalary: undefined, payCurrency: undefined };
  return { minSalary: Number(least), maxSalary: undefined, payCurrency: 'BDT' };
}
