import type { Locale } from '#contract/format.ts';

/** A setting that visitors read; falls back to the other language. */
export const toLocalSetting = (
  texts: Readonly<Record<Locale, string | undefined>>,
  language: Locale,
): string | undefined => texts[language] ?? texts.en ?? texts.bn;
