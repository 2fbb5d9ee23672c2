import { expect, onTestFinished, test, vi } from 'vitest';
import { toStoredLine } from './stored-line.ts';

const now = new Date(2026, 10, 20, 18, 30).getTime();
const today = (hour: number, minute: number): number => new Date(2026, 10, 20, hour, minute).getTime();
const other = new Date(2026, 10, 2, 9, 10).getTime();

test('jobs read today show the time of the oldest', () => {
  expect(toStoredLine({ count: 84, oldest: today(14, 5), newest: today(15, 0) }, now)).toBe(
    '84 stored jobs, as of 14:05',
  );
  expect(toStoredLine({ count: 1, oldest: today(0, 7), newest: today(0, 7) }, now)).toBe(
    '1 stored job, as of 00:07',
  );
});

test('another day shows its date', () => {
  expect(toStoredLine({ count: 84, oldest: other, newest: other }, now)).toBe(
    '84 stored jobs, as of 2 Nov 2026, 09:10',
  );
});

test('jobs of several days show both dates', () => {
  expect(toStoredLine({ count: 1234, oldest: other, newest: today(14, 5) }, now)).toBe(
    '1,234 stored jobs, as of 14:05, the oldest of 2 Nov 2026',
  );
});

test('a day has its whole month in Bangla', async () => {
  vi.resetModules();
  vi.doMock('#texts/platform/i18n/locale', () => ({ locale: 'bn' }));
  onTestFinished(() => {
    vi.doUnmock('#texts/platform/i18n/locale');
    vi.resetModules();
  });
  const { formatMoment } = await import('./stored-line.ts');
  expect(formatMoment(today(14, 5), now)).toBe('১৪:০৫');
  expect(formatMoment(other, now)).toBe('২ নভেম্বর, ২০২৬, ০৯:১০');
});
