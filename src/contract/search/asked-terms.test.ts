import { expect, test } from 'vitest';
import { findDivision, toDistricts } from '../jobs/districts.ts';
import { toAskedTerms } from './asked-terms.ts';
import { toCityKey } from '../jobs/city-key.ts';
import { toTextTokens } from './text-tokens.ts';

const named = (text: string) =>
  (toAskedTerms(text) ?? []).map(({ concepts, heard }) => [...concepts, ...heard].join(' '));

test.each([
  ['QC', ['quality-inspector']],
  ['quality inspector', ['quality-inspector']],
  ['কিউসি', ['quality-inspector']],
  ['মান নিয়ন্ত্রণ', ['quality-inspector']],
  ['man niyontron', ['quality-inspector']],
  ['hisab rokkhok', ['accountant']],
  ['গাড়ি চালক ঢাকা', ['driver', 'dhaka']],
  ['garments gazipur', ['garments', 'gazipur']],
  ['C&F', ['customs']],
  ["cox's bazar", ['coxs-bazar']],
])('%s asks for %j', (text, concepts) => {
  expect(named(text)).toEqual(concepts);
});

test('every district is known by its name, old names included', () => {
  const unknown = toDistricts('').filter(
    (district) => !named(district).join(' ').includes(toCityKey(district)),
  );
  expect(unknown).toEqual([]);
  expect(findDivision('Bogura')).toBe('Rajshahi');
  for (const [old, name] of [
    ['Chittagong', 'chattogram'],
    ['Comilla', 'cumilla'],
    ['Jessore', 'jashore'],
    ['Bogra', 'bogura'],
    ['Barisal', 'barishal'],
  ])
    expect(named(old ?? '')).toEqual([name]);
});

test('a text has its words, their stems, what they name and how they sound', () => {
  const tokens = toTextTokens('Quality Inspectors, ঢাকা', 'short');
  expect([...tokens]).toEqual(
    expect.arrayContaining(['inspectors', 'inspector', '@quality-inspector', '~klt', 'ঢাকা', '@dhaka']),
  );
});

test('in running text "it" is no trade, and nothing is told by its sound', () => {
  const tokens = [...toTextTokens('Measure it twice.', 'running')];
  expect(tokens).toEqual(expect.arrayContaining(['it', 'measur']));
  expect(tokens.filter((token) => /^[@~^]/.test(token))).toEqual([]);
  expect([...toTextTokens('IT', 'short')]).toContain('@information-technology');
});
