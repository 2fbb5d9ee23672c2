import { expect, test } from 'vitest';
import { toSort, toSortChoice, toSortOptions } from './list-form.ts';

const texts = { best: 'Best match', newest: 'Newest', deadline: 'Deadline', salary: 'Salary' };

test('without a text, newest is the order that needs no asking', () => {
  expect(toSortOptions({}, texts).map((option) => option.text)).toEqual(['Newest', 'Deadline', 'Salary']);
  expect(toSortChoice({ sort: 'newest' })).toBe('');
  expect(toSort('')).toBeUndefined();
});

test('while searching, best match stands first and newest can be chosen', () => {
  const options = toSortOptions({ search: 'nurse' }, texts);
  expect(options.map((option) => option.text)).toEqual(['Best match', 'Newest', 'Deadline', 'Salary']);
  expect(toSortChoice({ sort: 'newest', search: 'nurse' })).toBe('newest');
  expect(toSort('salary')).toBe('salary');
});
