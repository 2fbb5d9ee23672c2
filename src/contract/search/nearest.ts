import { findDivision, toDistricts } from '../jobs/districts.ts';
import { toAskedTerms } from './asked-terms.ts';
import { toCityKey } from '../jobs/city-key.ts';
import { toSlug } from './slug.ts';
import { fields } from './vocabulary/fields.ts';

/** A category or city with open jobs. */
export interface Counted {
  name: string;
  jobCount?: number | undefined;
}

interface Nearest<Category extends Counted, City extends Counted> {
  category: Category | undefined;
  city: City | undefined;
}

const hasJobs = ({ jobCount = 0 }: Counted): boolean => jobCount > 0;

const findLargest = <T extends Counted>(all: readonly T[]): T | undefined =>
  all.filter(hasJobs).toSorted((one, other) => (other.jobCount ?? 0) - (one.jobCount ?? 0))[0];

function findCategory<T extends Counted>(
  concepts: readonly string[],
  categories: readonly T[],
): T | undefined {
  const isNear = ({ name }: T) => {
    const field = fields[toSlug(name)]?.split(' ') ?? [];
    return concepts.some((concept) => field.includes(concept));
  };
  return findLargest(categories.filter(isNear)) ?? findLargest(categories);
}

const toDivision = (key: string): string | undefined =>
  findDivision(toDistricts('').find((district) => toCityKey(district) === key) ?? '');

/** The place itself, or else its division's town. */
function findCity<T extends Counted>(concepts: readonly string[], cities: readonly T[]): T | undefined {
  const open = cities.filter(hasJobs);
  const at = (key: string | undefined) =>
    open.find(({ name }) => key !== undefined && toCityKey(name) === key);
  for (const concept of concepts) {
    const division = toDivision(concept);
    const found = at(concept) ?? at(division === undefined ? undefined : toCityKey(division));
    if (found !== undefined) return found;
  }
  return findLargest(open);
}

/** The category and the city with open jobs that come nearest to a search; none where no word of it is known. */
export function findNearest<Category extends Counted, City extends Counted>(
  text: string,
  around: { categories: readonly Category[]; cities: readonly City[] },
): Nearest<Category, City> {
  const terms = toAskedTerms(text) ?? [];
  const concepts = terms.flatMap(({ concepts: spelled, heard, begun }) => spelled.concat(heard, begun));
  if (concepts.length === 0) return { category: undefined, city: undefined };
  return { category: findCategory(concepts, around.categories), city: findCity(concepts, around.cities) };
}
