import { expect, test } from 'vitest';
import { landingCategories } from '../jobs/vocabulary.ts';
import { findNearest, fields } from './nearest.ts';
import { toSlug } from './slug.ts';
import { readConcepts } from './vocabulary/concepts.ts';

const around = {
  categories: [
    { name: 'Accountancy', jobCount: 12 },
    { name: 'Garments & Textile', jobCount: 9 },
    { name: 'Health & Care', jobCount: 0 },
    { name: 'Engineering', jobCount: 3 },
  ],
  cities: [
    { name: 'Dhaka', jobCount: 30 },
    { name: 'চট্টগ্রাম', jobCount: 4 },
    { name: 'Sylhet', jobCount: 2 },
  ],
};

test.each([
  ['গার্মেন্টস কুমিল্লা', 'Garments & Textile', 'চট্টগ্রাম'],
  ['dorji sylhet', 'Garments & Textile', 'Sylhet'],
  ['welder in Habiganj', 'Engineering', 'Sylhet'],
  ['nurse', 'Accountancy', 'Dhaka'],
  ['xyzzy', undefined, undefined],
])('nearest to %s are %s and %s', (text, category, city) => {
  const nearest = findNearest(text, around);
  expect(nearest.category?.name).toBe(category);
  expect(nearest.city?.name).toBe(city);
});

test('where nothing is open, nothing is near', () => {
  const nearest = findNearest('nurse', { categories: [{ name: 'Health & Care' }], cities: [] });
  expect(nearest).toEqual({ category: undefined, city: undefined });
});

test('fields are of categories, and name concepts that the vocabulary has', () => {
  const known = new Set([...readConcepts().bySpelling.values()].flat());
  const named = Object.values(fields).flatMap((names) => names.split(' '));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  for (const name of landingCategories) expect(Object.keys(fields)).toContain(toSlug(name));
});
