import { locale } from '#texts/platform/i18n/locale';
import type { Locale } from '#contract/format.ts';

/** The language of a text where it is not the page's: known by its letters, so that a text without any has none. */
export function textLanguage(text: string): Locale | undefined {
  // The taka sign and digits are no letters.
  const isBangla = /[\u0985-\u09b9]/.test(text);
  if (locale === 'en') return isBangla ? 'bn' : undefined;
  return !isBangla && /[a-z]/i.test(text) ? 'en' : undefined;
}
