import { expect, test } from 'vitest';
import { toDeadlineProblem, toLastDay } from './deadline-rule.ts';

const now = Date.parse('2026-11-25T10:00:00Z');

test.each([
  ['2026-11-24', 'past'],
  ['2026-11-25', null],
  // The day in Bangladesh counts: this moment is the 25th there.
  ['2026-11-24T18:00:00.000Z', null],
  ['2026-11-24T17:59:59.000Z', 'past'],
  ['2027-11-25', null],
  ['2027-11-26', 'far'],
  ['2126-01-01', 'far'],
  ['2999-12-31', 'far'],
  ['', 'past'],
] as const)('a deadline at %j: %j', (deadline, problem) => {
  expect(toDeadlineProblem(deadline, now)).toBe(problem);
});

test.each(['2020-01-31', '2999-12-31'])('%s stays where an edit leaves it', (stored) => {
  expect(toDeadlineProblem(`${stored}T17:30:00.000Z`, now, `${stored}T00:00:00.000Z`)).toBeNull();
  expect(toDeadlineProblem('2127-01-01', now, stored)).toBe('far');
});

test('the last day is the same a year later, or the last of a shorter month', () => {
  expect(toLastDay(now)).toBe('2027-11-25');
  expect(toLastDay(Date.parse('2028-02-29T00:00:00Z'))).toBe('2029-02-28');
  expect(toLastDay(Date.parse('2026-12-31T18:00:00Z'))).toBe('2028-01-01');
});
