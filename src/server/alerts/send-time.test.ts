import { expect, test } from 'vitest';
import { firstDigestAt, isNight, nextDigestAt, nextMorning } from './send-time.ts';

const at = (time: string): number => Date.parse(`2026-11-23T${time}:00+06:00`);

test('the morning is eight o’clock in Bangladesh', () => {
  expect(nextMorning(at('00:10'))).toBe(at('08:00'));
  expect(nextMorning(at('07:59'))).toBe(at('08:00'));
  expect(nextMorning(at('08:00'))).toBe(Date.parse('2026-11-24T08:00:00+06:00'));
  expect(nextMorning(at('23:59'))).toBe(Date.parse('2026-11-24T08:00:00+06:00'));
});

test('daily digests come in the morning, others a day after the last one', () => {
  expect(firstDigestAt('daily', at('12:00'))).toBe(Date.parse('2026-11-24T08:00:00+06:00'));
  expect(firstDigestAt('at-once', at('12:00'))).toBe(at('12:00'));
  expect(nextDigestAt('at-once', at('12:00'))).toBe(Date.parse('2026-11-24T12:00:00+06:00'));
});

test('no phone rings at night', () => {
  expect(['00:00', '07:59', '08:00', '20:59', '21:00'].map((time) => isNight(at(time)))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});
