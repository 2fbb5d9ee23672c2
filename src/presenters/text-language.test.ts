import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it('knows Bangla by its letters', () => {
  expect(textLanguage('হিসাবরক্ষক')).toBe('bn');
  expect(textLanguage('Accountant, হিসাব')).toBe('bn');
  expect(textLanguage('Accountant ৳ 500')).toBeUndefined();
  expect(textLanguage('')).toBeUndefined();
});
