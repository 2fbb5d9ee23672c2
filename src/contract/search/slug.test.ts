import { expect, test } from 'vitest';
import { boardPaths, readBoardPath } from '../http/paths.ts';
import { landingCategories } from '../jobs/vocabulary.ts';
import { isPagePath } from '../http/api-paths.ts';
import { toCityKey } from '../jobs/city-key.ts';
import { toSlug } from './slug.ts';

test.each([
  ['Health & Care', 'health-care'],
  ["Cox's Bazar", 'coxs-bazar'],
  ['  St. Martin’s  ', 'st-martins'],
  ['C/C++ & C#', 'c-c-c'],
  ['ঢাকা', 'ঢাকা'],
  ['Ｄｈａｋａ', 'dhaka'],
  ['...', ''],
])('%s is %s in an address', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a slug is its own slug, and so is a key', () => {
  for (const name of [...landingCategories, 'Chittagong', 'টঙ্গি', 'Port Louis', 'নতুন পাড়া']) {
    expect(toSlug(toSlug(name))).toBe(toSlug(name));
    expect(toCityKey(toCityKey(name))).toBe(toCityKey(name));
  }
  expect(toCityKey('constructor')).toBe('constructor');
});

test('every address is a page, and is read back', () => {
  const addresses = [
    ['category', 'health-care'],
    ['city', 'চট্টগ্রাম'],
    ['city', 'coxs-bazar'],
    ['company', '44a5d5cc125ae48deddaa96a'],
  ] as const;
  for (const [kind, key] of addresses) {
    const path = boardPaths[kind](key);
    expect(isPagePath(path)).toBe(true);
    expect(readBoardPath(path)).toEqual({ kind, key });
    expect(readBoardPath(`${path}/`)).toEqual({ kind, key });
  }
});

test.each([
  '/',
  '/jobs',
  '/jobs/city',
  '/jobs/city/',
  '/jobs/city/a/b',
  '/companies',
  '/jobPage',
  '/jobs/city/%E0',
])('%s is no such address', (path) => {
  expect(readBoardPath(path)).toBeUndefined();
});
