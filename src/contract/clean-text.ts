const strayControl = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** False for text with control characters (but tab and line breaks) or half a surrogate pair. */
export function isCleanText(text: string): boolean {
  return !strayControl.test(text);
}

/** {@link isCleanText} of one line. */
export const isCleanLine = (text: string): boolean => isCleanText(text) && !/[\t\r\n]/.test(text);

/** True for text with something visible in it. */
export const hasVisibleText = (text: string): boolean => /[^\p{Cf}\p{DI}\p{Z}\s\u2800]/u.test(text);

/** Invisible characters, except joiners after letters that join (Bangla, Arabic …) and inside emoji. */
const unseen =
  /([\p{sc=Beng}\p{sc=Deva}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Arab}][\u200C\u200D]|\p{ExtPict}\p{EMod}?\uFE0F?\u200D?|[\d#*]\uFE0F\u20E3)|[\p{DI}\u2800]/gu;

/** Text without invisible characters and marks of direction. */
export const toSeenText = (text: string): string => text.replaceAll(unseen, '$1');

/** {@link toSeenText}, trimmed. */
export const toCleanLine = (text: string): string => toSeenText(text).trim();

/** True when a word mixes Latin letters with Cyrillic or Greek ones, which look the same. */
export const mixesAlphabets = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{sc=Latn}/u.test(word) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word));
