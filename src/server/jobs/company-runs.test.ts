import { expect, test } from 'vitest';
import { limitRuns } from './company-runs.ts';

const order = (companies: string) =>
  limitRuns([...companies].map((companyId) => ({ companyId })))
    .map(({ companyId }) => companyId)
    .join('');

test.each([
  ['', ''],
  ['aaab', 'aaab'],
  ['aaaaabc', 'aaabaac'],
  ['aaaabbbbcd', 'aaababbbcd'],
  ['aaaaaa', 'aaaaaa'],
])('of one company three jobs follow each other: %s becomes %s', (given, shown) => {
  expect(order(given)).toBe(shown);
});
