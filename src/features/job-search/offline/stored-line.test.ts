import { expect, onTestFinished, test, vi } from 'vitest';
import { toStoredLine } from './stored-line.ts';

const now = new Date(2026, 10, 20, 18, 30).getTime();
const today = (hour: number, minute: number): number => new Date(2026, 10, 20, hour, minute).getTime();
const other = new Date(2026, 10, 2, 9, 10).getTime();

test('jobs read today show the time of the oldest', () => {
  expect(toStoredLine({ count: 84, oldest: today(14, 5), newest: today(15, 0) }, now)).toBe(
    'Offline: searched 84 jobs on this device (2:05 PM)',
  );
  expect(toStoredLine({ count: 1, oldest: today(0, 7), newest: today(0, 7) }, now)).toBe(
    'Offline: searched 1 job on this device (12:07 AM)',
  );
});

test('another day shows its date', () => {
  expect(toStoredLine({ count: 84, oldest: other, newest: other }, now)).toBe(
    'Offline: searched 84 jobs on this device (2 Nov 2026, 9:10 AM)',
  );
});

test('jobs of several days show both dates', () => {
  expect(toStoredLine({ count: 1234, oldest: other, newest: today(14, 5) }, now)).toBe(
    'Offline: searched 1,234 jobs on this device (2:05 PM; the oldest: 2 Nov 2026)',
  );
});

test('a day has its whole month in Bangla, and a time its part of the day', async () => {
  vi.resetModules();
  vi.doMock('#contract/build-language.ts', () => ({ isBangla: true }));
  onTestFinished(() => {
    vi.doUnmock('#contract/build-language.ts');
    vi.resetModules();
  });
  const { formatStoredAt: formatMoment } = await import('./stored-line.ts');
  expect(formatMoment(today(14, 5), now)).toBe('দুপুর ২:০৫টা');
  expect(formatMoment(other, now)).toBe('২ নভেম্বর, ২০২৬, সকাল ৯:১০টা');
});
