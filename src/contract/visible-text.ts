/** True for text with something visible in it. */
export const hasVisibleText = (text: string): boolean => /[^\p{Cf}\p{DI}\p{Z}\s\u2800]/u.test(text);
