const strayControl = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** False for text with NUL, control characters (but tab and line breaks) or half a surrogate pair. */
export function isCleanText(text: string): boolean {
  return !strayControl.test(text);
}

/** {@link isCleanText}, and of one line. */
export const isCleanLine = (text: string): boolean => isCleanText(text) && !/[\t\r\n]/.test(text);

/** True for text with something to see: neither blank nor made of joiners, fillers and marks of direction alone. */
export const hasVisibleText = (text: string): boolean => /[^\p{Cf}\p{DI}\p{Z}\s\u2800]/u.test(text);
