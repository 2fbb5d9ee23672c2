import { expect, test } from 'vitest';
import { isFoundedYear } from './company-form.ts';

const now = Date.parse('2026-11-25T10:00:00Z');

test.each(['1800', '1998', '২০১৫', '2026'])('%s is a year', (text) => {
  expect(isFoundedYear(text, now)).toBe(true);
});

test.each(['1799', '2027', '3020', '৩০২০', '98', '19980', '0', '-1998', '1998-99', 'Long ago', ''])(
  '%j is none that a company was founded in',
  (text) => {
    expect(isFoundedYear(text, now)).toBe(false);
  },
);
