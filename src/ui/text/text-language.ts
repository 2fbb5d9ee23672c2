import { locale } from '#platform/i18n/locale.ts';
import type { Locale } from '#contract/format.ts';

/** The language of a text where it differs from the page's, by its letters; undefined for a text without letters. */
export function textLanguage(text: string): Locale | undefined {
  // The taka sign and digits are in the Bengali block, but are not letters.
  const isBangla = /[\u0985-\u09b9]/.test(text);
  if (locale === 'en') return isBangla ? 'bn' : undefined;
  return !isBangla && /[a-z]/i.test(text) ? 'en' : undefined;
}
