import { expect, test } from 'vitest';
import { resolveCategory, toCategoryOptions } from './category.ts';

const categories = [
  { _id: 'c1', name: 'Accountancy' },
  { _id: 'c2', name: 'Health & Care' },
];

test('a name becomes its id, however it is written', () => {
  expect(resolveCategory('health & care ', categories, 'settled')).toEqual({ kind: 'known', id: 'c2' });
});

test('an id stays, and so does what no category is called', () => {
  expect(resolveCategory('c1', categories, 'settled')).toEqual({ kind: 'known', id: 'c1' });
  expect(resolveCategory('Fishing', categories, 'settled')).toEqual({ kind: 'known', id: 'Fishing' });
  expect(resolveCategory(undefined, categories, 'settled')).toEqual({ kind: 'known', id: undefined });
});

test('a name waits for the categories, an id does not', () => {
  expect(resolveCategory('Accountancy', undefined, 'pending')).toEqual({ kind: 'waiting' });
  expect(resolveCategory('665f1e2a9b', undefined, 'pending')).toEqual({ kind: 'known', id: '665f1e2a9b' });
});

test('without categories a name is sent as it is', () => {
  expect(resolveCategory('Accountancy', undefined, 'settled')).toEqual({ kind: 'known', id: 'Accountancy' });
});

const lastText = (chosen: string, known = categories) => toCategoryOptions(known, chosen, 'All').at(-1)?.text;

test('what was chosen is shown by its name, also where no category is called so', () => {
  expect(lastText('c2')).toBe('Health & Care');
  expect(lastText('Fishing')).toBe('Fishing');
  expect(toCategoryOptions(categories, undefined, 'All').map(({ text }) => text)).toEqual([
    'All',
    'Accountancy',
    'Health & Care',
  ]);
});

test('an id whose name is not known yet is not shown to the reader', () => {
  expect(toCategoryOptions([], 'c1x', 'All')).toEqual([
    { value: '', text: 'All' },
    { value: 'c1x', text: '…' },
  ]);
  expect(lastText('Fishing', [])).toBe('Fishing');
});
