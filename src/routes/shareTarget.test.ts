import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listLimits } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import { toSharedGoal } from './shareTarget.ts';

const HOST = 'kaj.example:8080';
const job = (id: string) => ({ to: appPaths.jobDetails, search: { id } });
const search = (text: string) => ({ to: appPaths.jobs, search: { search: text } });
const list = { to: appPaths.jobs, search: {} };

describe('a link to a job of ours opens it', () => {
  test.each([
    [{ url: 'https://kaj.example:8080/jobDetailsPage?id=a1' }, 'a1'],
    [{ text: 'https://KAJ.example:8080/JOBDETAILSPAGE?ID=x&id=a1#top' }, 'a1'],
    [{ text: 'http://kaj.example:8080/jobdetailspage/?from=mail&id=a1' }, 'a1'],
    [{ text: 'kaj.example:8080/jobDetailsPage?id=a1' }, 'a1'],
    [{ text: '/jobDetailsPage?id=a1' }, 'a1'],
    [{ title: 'Nurse', text: 'Nurse\nSquare · Dhaka\nhttps://kaj.example:8080/jobDetailsPage?id=a1' }, 'a1'],
    [{ text: 'দেখুন:https://kaj.example:8080/jobDetailsPage?id=a1।' }, 'a1'],
    [{ text: '(see "https://kaj.example:8080/jobDetailsPage?id=a1").' }, 'a1'],
    [{ text: 'https://kaj.example:8080/jobDetailsPage?id=a%2Fb%20c' }, 'a/b c'],
    [
      { text: 'https://other.example/jobDetailsPage?id=no https://kaj.example:8080/jobDetailsPage?id=a1' },
      'a1',
    ],
  ])('%j', (shared, id) => {
    expect(toSharedGoal(shared, HOST)).toEqual(job(id));
  });
});

describe('any other text is searched for, without its links', () => {
  test.each([
    [{ text: 'senior accountant' }, 'senior accountant'],
    [{ title: 'Nurse · Other Jobs', url: 'https://other.example/jobs/7' }, 'Nurse · Other Jobs'],
    [{ title: 'A page', text: '“night cook”\n https://other.example/#:~:text=night' }, 'night cook'],
    [{ text: 'C++ (urgent)!\t\u0000 www.other.example/x other.example/jobDetailsPage?id=1' }, 'C++ (urgent)'],
    [{ text: 'Node.js/React' }, 'Node.js/React'],
    [{ text: 'https://other.example/jobDetailsPage?id=a1 driver' }, 'driver'],
    [{ text: 'https://kaj.example:8080.evil.example/jobDetailsPage?id=a1 driver' }, 'driver'],
    [{ text: 'https://kaj.example:8080@evil.example/jobDetailsPage?id=a1 driver' }, 'driver'],
    [{ text: 'https://evil.example/kaj.example:8080/jobDetailsPage?id=a1 driver' }, 'driver'],
    [{ text: 'https://kaj.example:8080/jobDetailsPage?id=%E0%A4%A driver' }, 'driver'],
    [{ text: '\u202Eঢাকায় \u200Bচাকরি\u202C' }, 'ঢাকায় চাকরি'],
  ])('%j', (shared, text) => {
    expect(toSharedGoal(shared, HOST)).toEqual(search(text));
  });

  test('a text without an end, or a word without one, is read no further than it can matter', () => {
    const endless = [
      'a'.repeat(1_000_000),
      '/'.repeat(500_000),
      'a.b://'.repeat(100_000),
      'x y '.repeat(100_000),
    ];
    for (const text of endless) expect(toSharedGoal({ title: 'driver', text }, HOST).to).toBe(appPaths.jobs);
    expect(toSharedGoal({ text: `${endless[0]} driver`, title: 'cook' }, HOST)).toEqual(search('cook'));
  });

  test('a long text is cut between two words', () => {
    const { search } = toSharedGoal({ text: 'হিসাবরক্ষক '.repeat(60) }, HOST);
    const found = 'search' in search ? (search.search ?? '') : '';
    expect(found.length).toBeLessThanOrEqual(listLimits.searchMaxChars);
    expect(found).toMatch(/ হিসাবরক্ষক$/);
  });
});

test.each([
  [{}],
  [{ text: ' …!? ' }],
  [{ url: 'https://other.example/a' }],
  [{ text: '/jobDetailsPage?id=' }],
])('nothing usable opens the list: %j', (shared) => {
  expect(toSharedGoal(shared, HOST)).toEqual(list);
});

const anything = fc.string({ unit: 'binary', maxLength: 400 });
const linkish = fc
  .array(
    fc.constantFrom(
      'https://',
      HOST,
      'evil.example',
      '/jobDetailsPage',
      '?id=',
      '%',
      '\\',
      '@',
      ' ',
      'a1',
      '&',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('whatever is handed over leads to one of our two screens, with a text that an address can carry', () => {
  const shared = fc.record({ title: anything, text: fc.oneof(anything, linkish), url: linkish });
  fc.assert(
    fc.property(shared, (given) => {
      const goal = toSharedGoal(given, HOST);
      expect([appPaths.jobDetails, appPaths.jobs]).toContain(goal.to);
      for (const value of Object.values(goal.search)) {
        expect(value.trim()).not.toBe('');
        expect(() => encodeURIComponent(value)).not.toThrow();
      }
      if ('search' in goal.search)
        expect(goal.search.search?.length).toBeLessThanOrEqual(listLimits.searchMaxChars);
    }),
    { numRuns: 500 },
  );
});
