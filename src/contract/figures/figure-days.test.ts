import { expect, test } from 'vitest';
import { toDhakaDay, toLastDays } from './figure-days.ts';

test('a day is one of Bangladesh', () => {
  expect(toDhakaDay(Date.UTC(2026, 10, 30, 17, 59))).toBe('2026-11-30');
  expect(toDhakaDay(Date.UTC(2026, 10, 30, 18))).toBe('2026-12-01');
});

test('the last days end with today', () => {
  expect(toLastDays(Date.UTC(2026, 2, 1, 12), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
