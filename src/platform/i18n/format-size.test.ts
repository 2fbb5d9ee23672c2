import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [0, '0 byte', '০ বাইট'],
  [999, '999 byte', '৯৯৯ বাইট'],
  [12_300, '12 kB', '১২ কেবি'],
  [999_600, '1 MB', '১ এমবি'],
  [1_440_000, '1.4 MB', '১.৪ এমবি'],
  [150_400_000, '150 MB', '১৫০ এমবি'],
  [2_500_000_000, '2.5 GB', '২.৫ জিবি'],
])('%d bytes read %s, %s', (bytes, english, bangla) => {
  expect(formatSize(bytes, 'en').replace('bytes', 'byte')).toBe(english);
  expect(formatSize(bytes, 'bn')).toBe(bangla);
});
