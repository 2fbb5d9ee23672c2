import type { JobCategory } from './category.ts';

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The category of a URL's value; undefined for an unknown one. */
export function findCategory(value: string, categories: readonly JobCategory[]): JobCategory | undefined {
  return (
    categories.find((category) => category._id === value) ??
    categories.find((category) => sameName(category.name, value))
  );
}
