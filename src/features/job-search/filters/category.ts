import type { JobCategory } from '#contract/jobs/category.ts';

/** What to send as `category`: the API wants an id, the URL may hold a name. */
export type CategoryChoice =
  | { kind: 'known'; id: string | undefined }
  /** A name whose id comes with the categories. */
  | { kind: 'waiting' };

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The category that a URL's value means; undefined when there is none of that id or name. */
export function findCategory(value: string, categories: readonly JobCategory[]): JobCategory | undefined {
  return (
    categories.find((category) => category._id === value) ??
    categories.find((category) => sameName(category.name, value))
  );
}

/** Ids carry digits and no spaces; names of categories are words. */
export function looksLikeId(value: string): boolean {
  return /^\S*\d\S*$/.test(value);
}

/**
 * @param value of the URL, an id or a name
 * @param categories undefined while they are not known
 * @param state `pending` while they may still come; a value that cannot be resolved is sent as it is
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
