import { expect, test } from 'vitest';
import { type JobSearch, toJobsQuery } from '#contract/jobs/job-query.ts';
import {
  resolveCategory,
  toCategoryOptions,
  toPayChoice,
  toPayOptions,
  toPayPatch,
  toSort,
  toSortChoice,
  toSortOptions,
} from './filter-choices.ts';
import { toSalaryRange } from './salary-filter.tsx';

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

test('a preset asks in taka and leaves the slider inactive; the slider takes its place', () => {
  const search = toPayPatch('20000');
  expect(toJobsQuery(search)).toContain('minSalary=20000&payCurrency=BDT');
  expect(toPayChoice(search)).toBe('20000');
  expect(toSalaryRange({ ...search, maxSalary: 30_000 })).toBeNull();
  expect(toPayChoice({ ...search, ...toPayPatch('') })).toBe('');
});

test('bounds that are no preset are an option of their own, only while they are chosen', () => {
  const words = { anyPay: 'Any', ownPay: 'My range', payFrom: (thousands: string) => `${thousands}k+` };
  const textsOf = (search: JobSearch) => toPayOptions(search, words).map(({ text }) => text);
  expect(textsOf({})).toEqual(['Any', '10k+', '20k+', '40k+', '80k+']);
  const range = { minSalary: 50, maxSalary: 5000 };
  expect(textsOf(range)).toEqual(['Any', '10k+', '20k+', '40k+', '80k+', 'My range']);
  expect(toPayOptions(range, words).at(-1)?.value).toBe(toPayChoice(range));
});
