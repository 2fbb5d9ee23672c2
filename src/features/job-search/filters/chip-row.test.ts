import { expect, test } from 'vitest';
import { toTypeChoice, toTypeOptions, toTypes } from './chip-row.tsx';

const types = ['full-time', 'remote'];
const words = { none: 'Any type', several: (count: number) => `${count} types`, toText: String };

test('one type is chosen by its option, none by the first', () => {
  expect(toTypeOptions({ jobType: ['remote'] }, types, words).map(({ text }) => text)).toEqual([
    'Any type',
    'full-time',
    'remote',
  ]);
  expect(toTypes(toTypeChoice({ jobType: ['remote'] }))).toEqual(['remote']);
  expect(toTypes(toTypeChoice({}))).toBeUndefined();
});

test('several types, which the filters chose, stay chosen', () => {
  const search = { jobType: ['full-time', 'remote'] };
  const chosen = toTypeOptions(search, types, words).find(({ value }) => value === toTypeChoice(search));
  expect(chosen?.text).toBe('2 types');
  expect(toTypes(toTypeChoice(search))).toEqual(search.jobType);
});
