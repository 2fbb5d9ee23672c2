import type { JobCategory } from '#contract/jobs/category.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';
import { looksLikeId } from './category.ts';

/**
 * The category select's options: none, each category, and the chosen one even when no category is
 * called so, because the control must not show anything else than what was asked for. An id tells a reader
 * nothing: until its name is known it stands for itself as "…".
 */
export function toCategoryOptions(
  categories: readonly JobCategory[],
  chosen: string | undefined,
  none: string,
): SelectOption[] {
  const options = categories.map(({ _id, name }) => ({ value: _id, text: name }));
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
  if (isKnown) return [{ value: '', text: none }, ...options];
  const isUnnamed = categories.length === 0 && looksLikeId(chosen);
  return [{ value: '', text: none }, ...options, { value: chosen, text: isUnnamed ? '…' : chosen }];
}
