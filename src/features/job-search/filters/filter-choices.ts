import { formatNumber } from '#contract/format.ts';
import { toCategoryName, findCategory } from '#contract/jobs/category-names.ts';
import type { JobCategory } from '#contract/jobs/category.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { type JobSort, jobSorts } from '#contract/jobs/vocabulary.ts';
import { salaryFilter } from '#contract/limits.ts';
import { locale } from '#platform/i18n/locale.ts';
import { writeStored } from '#platform/storage/storage.ts';
import type { FormPart, SelectOption } from '#ui/form/select-field.tsx';

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

/** Search, filters, order and pages are one form, which works before hydration. */
export const LIST_FORM_ID = 'job-list';

export const toListPart = (name: keyof JobSearch): FormPart => ({ name, form: LIST_FORM_ID });

/** The server's own order: best match while searching, else newest. */
const OWN = '';

/** The select's value; without a text the server's own order is "newest". */
export function toSortChoice({ sort, search }: Pick<JobSearch, 'sort' | 'search'>): string {
  if (sort === undefined || (sort === 'newest' && search === undefined)) return OWN;
  return sort;
}

/** The `sort` of a choice; undefined leaves it out of the request. */
export function toSort(choice: string): JobSort | undefined {
  return jobSorts.find((sort) => sort === choice);
}

/** The select's options; "Best match" only while searching. */
export function toSortOptions(
  { search }: Pick<JobSearch, 'search'>,
  texts: Readonly<Record<JobSort | 'best', string>>,
): SelectOption[] {
  const own = { value: OWN, text: search === undefined ? texts.newest : texts.best };
  const others = jobSorts.filter((sort) => search !== undefined || sort !== 'newest');
  return [own, ...others.map((sort) => ({ value: sort, text: texts[sort] }))];
}

type CategoryChoice = { kind: 'known'; id: string | undefined } | { kind: 'waiting' };

/** Ids have digits and no spaces, unlike names. */
function looksLikeId(value: string): boolean {
  return /^\S*\d\S*$/.test(value);
}

/**
 * What to send as `category`: the API wants an id, the URL may hold a name. @param state `pending` while categories
 * may still arrive; an unresolved value is sent as it is
 */
export function resolveCategory(
  value: string | undefined,
  categories: readonly JobCategory[] | undefined,
  state: 'pending' | 'settled',
): CategoryChoice {
  if (value === undefined) return { kind: 'known', id: undefined };
  if (categories) return { kind: 'known', id: findCategory(value, categories)?._id ?? value };
  return state === 'pending' && !looksLikeId(value) ? { kind: 'waiting' } : { kind: 'known', id: value };
}

/** The select's options: none, each category, and the chosen one even when unknown ("…" for an id). */
export function toCategoryOptions(
  categories: readonly JobCategory[],
  chosen: string | undefined,
  none: string,
): SelectOption[] {
  const options = categories.map(({ _id, name }) => ({ value: _id, text: toCategoryName(name) }));
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
  if (isKnown) return [{ value: '', text: none }, ...options];
  const isUnnamed = categories.length === 0 && looksLikeId(chosen);
  return [
    { value: '', text: none },
    ...options,
    { value: chosen, text: isUnnamed ? '…' : toCategoryName(chosen) },
  ];
}

/** The change of a search by a chosen category, '' for all; the id is stored under its specified key (§3). */
export function chooseCategory(id: string): JobSearch {
  writeStored('selectedCategory', id);
  return { category: id || undefined };
}
