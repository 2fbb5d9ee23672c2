import { expect, test } from 'vitest';
import { toJobTitle, toListTitle, titleTextsIn } from './page-titles.ts';

test.each([
  [{}, 'Jobs'],
  [{ search: 'driver' }, 'Jobs: driver'],
  [{ category: 'Accountancy', country: 'India' }, 'Accountancy jobs in India'],
  [{ category: '44a5d5cc125ae48deddaa96a', page: 2 }, 'Jobs, page 2'],
  [{ country: 'India', search: 'tea', page: 3 }, 'Jobs in India: tea, page 3'],
])('the list of %o is named', (search, title) => {
  expect(toListTitle(search, titleTextsIn.en)).toBe(title);
});

test('a job is named with its company, where that is known', () => {
  const company = { _id: '1', name: 'Meghna Foods', logo: '', industry: '' };
  expect(toJobTitle({ title: 'Cook', company })).toBe('Cook, Meghna Foods');
  expect(toJobTitle({ title: 'Cook', company: { ...company, name: '' } })).toBe('Cook');
});
