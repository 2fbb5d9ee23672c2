import { expect, test } from 'vitest';
import { daysSincePosted } from './job-dates.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20T17:59:00Z', 0],
  // Midnight in Bangladesh.
  ['2026-11-20T10:00:00Z', '2026-11-20T18:00:00Z', 1],
  ['2026-11-20T17:59:59Z', '2026-11-20T18:00:00Z', 1],
  ['2026-10-20T10:00:00Z', '2026-11-20T10:00:00Z', 31],
  // The device's clock is behind the server's.
  ['2026-11-20T10:00:00Z', '2026-11-18T10:00:00Z', 0],
])('a job posted at %s was posted, at %s, %i days ago', (postedAt, now, days) => {
  expect(daysSincePosted(postedAt, at(now))).toBe(days);
});

test.each(['', 'soon'])('nothing is said of "%s"', (postedAt) => {
  expect(daysSincePosted(postedAt, at('2026-11-20T10:00:00Z'))).toBeNull();
});
