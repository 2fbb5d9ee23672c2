const strayControl = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** False for text with NUL, control characters (but tab and line breaks) or half a surrogate pair. */
export function isCleanText(text: string): boolean {
  return !strayControl.test(text);
}

/** {@link isCleanText}, and of one line. */
export const isCleanLine = (text: string): boolean => isCleanText(text) && !/[\t\r\n]/.test(text);

/** True for text with something to see: neither blank nor made of joiners, fillers and marks of direction alone. */
export const hasVisibleText = (text: string): boolean => /[^\p{Cf}\p{DI}\p{Z}\s\u2800]/u.test(text);

/**
 * What cannot be seen, after what may be: a joiner behind a letter that joins (Bangla and its relatives, Arabic), and
 * what emoji are composed with.
 */
const unseen =
  /([\p{sc=Beng}\p{sc=Deva}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Arab}][\u200C\u200D]|\p{ExtPict}\p{EMod}?\uFE0F?\u200D?|[\d#*]\uFE0F\u20E3)|[\p{DI}\u2800]/gu;

/** Text without invisible characters and marks of direction: what reads the same is the same. */
export const toSeenText = (text: string): string => text.replaceAll(unseen, '$1');

/** {@link toSeenText} without spaces around it. */
export const toCleanLine = (text: string): string => toSeenText(text).trim();

/** True when a word has Latin letters beside Cyrillic or Greek ones, many of which look the same. */
export const mixesAlphabets = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{sc=Latn}/u.test(word) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word));
