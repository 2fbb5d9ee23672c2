import { toPlaceName } from '#contract/jobs/place-names.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import type { CompanyName } from '#contract/companies/company-form.ts';

const named: ReadonlySet<CompanyName> = new Set(['address[city]', 'address[state]', 'address[country]']);
const digits: ReadonlySet<CompanyName> = new Set([
  'foundedYear',
  'size',
  'contactNumber',
  'address[street]',
  'address[postalCode]',
]);

/** The value of a company's field, formatted for display. */
export function toShownCompany(name: CompanyName, value: string): string {
  if (named.has(name)) return toPlaceName(value);
  return digits.has(name) ? toShownDigits(value) : value;
}
