import type { JobCategory } from '#contract/jobs/category.ts';
import { findCategory } from '#contract/jobs/find-category.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';
import { writeStored } from '#platform/storage/storage.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';

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
