import { expect, test } from 'vitest';
import { daysSince, startOfDhakaDay, toDhakaDay, toLastDays } from './dhaka-days.ts';

const at = (iso: string) => Date.parse(iso);

test('a day is one of Bangladesh', () => {
  expect(toDhakaDay(at('2026-11-30T17:59:59.999Z'))).toBe('2026-11-30');
  expect(toDhakaDay('2026-11-30T18:00:00.000Z')).toBe('2026-12-01');
  expect(toDhakaDay('soon')).toBe('');
});

test.each(['2026-11-30T18:00:00Z', '2026-12-01T17:59:59Z'])(
  'the day of %s begins at its midnight',
  (moment) => {
    expect(startOfDhakaDay(at(moment))).toBe(at('2026-12-01T00:00:00+06:00'));
  },
);

test('days are counted by midnights', () => {
  expect(daysSince(at('2026-11-20T17:59:59Z'), at('2026-11-20T18:00:00Z'))).toBe(1);
  expect(daysSince(at('2026-11-20T18:00:00Z'), at('2026-11-21T17:59:59Z'))).toBe(0);
  expect(daysSince(at('2026-11-20T10:00:00Z'), at('2026-11-18T10:00:00Z'))).toBe(0);
});

test('the last days end with today', () => {
  expect(toLastDays(Date.UTC(2026, 2, 1, 12), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
