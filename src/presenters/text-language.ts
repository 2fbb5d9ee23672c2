import { locale } from '#texts/platform/i18n/locale';
import type { Locale } from '#contract/format.ts';

/** The taka sign and digits are none. */
const bengaliLetter = /[\u0985-\u09b9]/;

/** The language of a text where it is not the page's: known by its letters, so that a text without any has none. */
export function textLanguage(text: string): Locale | undefined {
  if (locale === 'en') return bengaliLetter.test(text) ? 'bn' : undefined;
  return /[a-z]/i.test(text) && !bengaliLetter.test(text) ? 'en' : undefined;
}
