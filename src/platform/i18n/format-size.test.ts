import { expect, onTestFinished, test, vi } from 'vitest';
import { formatSize } from './format-size.ts';

const sizes: readonly (readonly [bytes: number, english: string, bangla: string])[] = [
  [0, '0 byte', '০ বাইট'],
  [999, '999 byte', '৯৯৯ বাইট'],
  [12_300, '12 kB', '১২ কেবি'],
  [999_600, '1 MB', '১ এমবি'],
  [1_440_000, '1.4 MB', '১.৪ এমবি'],
  [150_400_000, '150 MB', '১৫০ এমবি'],
  [2_500_000_000, '2.5 GB', '২.৫ জিবি'],
];

test('a size has the largest unit that it fills', () => {
  for (const [bytes, english] of sizes) expect(formatSize(bytes).replace('bytes', 'byte')).toBe(english);
});

test('in Bangla the units are Bangla', async () => {
  vi.resetModules();
  vi.doMock('#contract/build-language.ts', () => ({ isBangla: true }));
  onTestFinished(() => {
    vi.doUnmock('#contract/build-language.ts');
    vi.resetModules();
  });
  const page = await import('./format-size.ts');
  for (const [bytes, , bangla] of sizes) expect(page.formatSize(bytes)).toBe(bangla);
});
