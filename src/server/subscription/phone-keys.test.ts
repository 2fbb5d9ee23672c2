import { expect, test } from 'vitest';
import { readPhone } from './phone-keys.ts';

test.each([
  '01812345678',
  '1812345678',
  '8801812345678',
  '+8801812345678',
  '008801812345678',
  '880 1812-345678',
  'tel:8801812345678',
  'tel:+8801812345678',
  '০১৮১২৩৪৫৬৭৮',
  '\u202A+8801812345678\u202C',
  '\u200E01812345678',
  '01812\u2013345678',
  '０１８１２３４５６７８',
])('%s is a number of Bangladesh', (text) => {
  expect(readPhone(text)).toBe('8801812345678');
});

test.each(['', 'tel:', '8801', '8802112345678', '+1 555 0100', '880181234567x', 'nonsense'])(
  '"%s" is none',
  (text) => {
    expect(readPhone(text)).toBeNull();
  },
);
