import { describe, expect, it } from 'vitest';
import { toAmount, toCount, toDeadlineIso, toSentNumber, toWorkingHours } from './job-values.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';

describe('numbers as people type them', () => {
  it('may have Bengali digits and commas', () => {
    expect(toAmount('৮০,০০০')).toBe(80_000);
    expect(toAmount(' 1,20,000.50 ')).toBe(120_000.5);
    expect(toAmount('0')).toBe(0);
    expect(toCount('১২')).toBe(12);
  });

  it('are refused when they are none', () => {
    for (const text of ['', ' ', 'abc', '-5', '1e5', '12 taka', '.']) expect(toAmount(text)).toBeNull();
    for (const text of ['', '0', '2.5', '-1', 'two']) expect(toCount(text)).toBeNull();
  });

  it('are converted for sending as the modal has always done', () => {
    expect(toSentNumber('')).toBe(0);
    expect(toSentNumber('৫০')).toBe(50);
    expect(JSON.stringify(toSentNumber('many'))).toBe('null');
  });
});

describe('working hours', () => {
  it.each([
    ['09:00', '17:00', '9:00 AM - 5:00 PM'],
    ['00:05', '12:00', '12:05 AM - 12:00 PM'],
    ['22:30', '06:30', '10:30 PM - 6:30 AM'],
    ['', '17:00', ''],
    ['09:00', 'late', ''],
  ])('%s to %s', (start, end, expected) => {
    expect(toWorkingHours(start, end)).toBe(expected);
  });
});

describe('the deadline', () => {
  it('is a day, there and back', () => {
    expect(toDeadlineIso('2026-11-30')).toBe('2026-11-30T00:00:00.000Z');
    expect(toDhakaDay(toDeadlineIso('2026-11-30'))).toBe('2026-11-30');
    expect(toDeadlineIso('')).toBe('');
  });
});
