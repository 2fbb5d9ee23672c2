import type { Locale } from '#contract/format.ts';

/** A text that visitors read, in the other language where it is not set in theirs. */
export const toLocalSetting = (
  texts: Readonly<Record<Locale, string | undefined>>,
  language: Locale,
): string | undefined => texts[language] ?? texts.en ?? texts.bn;
