import type { JobCategory } from '#contract/category.ts';
import type { SelectOption } from '#ui/select-field.tsx';

/**
 * The category select's options: none, each category, and the chosen one even when no category is
 * called so, because the control must not show anything else than what was asked for.
 */
export function toCategoryOptions(
  categories: readonly JobCategory[],
  chosen: string | undefined,
  none: string,
): SelectOption[] {
  const options = categories.map(({ _id, name }) => ({ value: _id, text: name }));
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
  return [{ value: '', text: none }, ...options, ...(isKnown ? [] : [{ value: chosen, text: chosen }])];
}
