import { expect, test } from 'vitest';
import { toCategoryOptions } from './category-options.ts';

const categories = [{ _id: '64af01', name: 'Accountancy' }];
const lastText = (chosen: string, known = categories) => toCategoryOptions(known, chosen, 'All').at(-1)?.text;

test('what was chosen is shown by its name, also where no category is called so', () => {
  expect(lastText('64af01')).toBe('Accountancy');
  expect(lastText('Fishing')).toBe('Fishing');
  expect(toCategoryOptions(categories, undefined, 'All').map(({ text }) => text)).toEqual([
    'All',
    'Accountancy',
  ]);
});

test('an id whose name is not known yet is not shown to the reader', () => {
  expect(toCategoryOptions([], '64af01', 'All')).toEqual([
    { value: '', text: 'All' },
    { value: '64af01', text: '…' },
  ]);
  expect(lastText('Fishing', [])).toBe('Fishing');
});
