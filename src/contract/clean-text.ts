const strayControl = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** False for text with control characters (but tab and line breaks) or half a surrogate pair. */
export function isCleanText(text: string): boolean {
  return !strayControl.test(text);
}

/** {@link isCleanText} of one line. */
export const isCleanLine = (text: string): boolean => isCleanText(text) && !/[\t\r\n]/.test(text);

/** What word processors and PDFs put for a line break. */
const pastedBreak = /[\v\f\u0085\u2028\u2029]/g;

/** Bullets of Word: signs of the fonts Symbol and Wingdings, which only those fonts can show. */
const symbolFontSign = /[\uF020-\uF0FF]/g;

/** Pasted text with the line breaks and bullets that every program shows. */
export const toPlainText = (text: string): string =>
  text.replaceAll(pastedBreak, '\n').replaceAll(symbolFontSign, '•');

/** {@link toPlainText} of one line: a pasted tab or break inside it is a space. Breaks of the keyboard stay. */
export const toPlainLine = (text: string): string =>
  text
    .trim()
    .replaceAll(/[\t\v\f\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(symbolFontSign, '•');

/** Invisible characters, except joiners after letters that join (Bangla, Arabic …) and inside emoji. */
const unseen =
  /([\p{sc=Beng}\p{sc=Deva}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Arab}][\u200C\u200D]|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?\u200D?|[\d#*]\uFE0F\u20E3)|[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Text without invisible characters and marks of direction. */
export const toSeenText = (text: string): string => text.replaceAll(unseen, '$1');

/** {@link toSeenText}, trimmed. */
export const toCleanLine = (text: string): string => toSeenText(text).trim();

/** True when a word mixes Latin letters with Cyrillic or Greek ones, which look the same. */
export const mixesAlphabets = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{sc=Latn}/u.test(word) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word));
