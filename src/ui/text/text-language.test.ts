import { expect, it, onTestFinished, vi } from 'vitest';
import { textLanguage } from './text-language.ts';

it('knows Bangla by its letters', () => {
  expect(textLanguage('হিসাবরক্ষক')).toBe('bn');
  expect(textLanguage('Accountant, হিসাব')).toBe('bn');
  expect(textLanguage('Accountant ৳ 500')).toBeUndefined();
  expect(textLanguage('')).toBeUndefined();
});

it('knows English on a Bangla page by its letters', async () => {
  vi.resetModules();
  vi.doMock('#contract/build-language.ts', () => ({ isBangla: true }));
  onTestFinished(() => {
    vi.doUnmock('#contract/build-language.ts');
    vi.resetModules();
  });
  const page = await import('./text-language.ts');
  expect(page.textLanguage('Accountant ৳ 500')).toBe('en');
  expect(page.textLanguage('হিসাবরক্ষক')).toBeUndefined();
  expect(page.textLanguage('Accountant, হিসাব')).toBeUndefined();
  expect(page.textLanguage('৳ ৫০০')).toBeUndefined();
  expect(page.textLanguage('')).toBeUndefined();
});
