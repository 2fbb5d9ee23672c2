/** True for text with something visible in it. */
export const hasVisibleText = (text: string): boolean => /[^\p{Cf}\p{DI}\p{Z}\s\u2800]/u.test(text);

/** Text without the characters at its end that `sign` matches; /(?:sign)+$/ would be quadratic. */
export function trimSignsEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** {@link trimSignsEnd} at both ends. */
export function trimSigns(text: string, sign: RegExp): string {
  const rest = trimSignsEnd(text, sign);
  let start = 0;
  while (start < rest.length && sign.test(rest.charAt(start))) start += 1;
  return rest.slice(start);
}
