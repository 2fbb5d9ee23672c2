import { toSeenText } from '#contract/clean-text.ts';

/** Text of employers for a terminal: nothing in it may steer the terminal, turn its text around or hide. */
export const toPlain = (text: string): string =>
  toSeenText(text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/gu, ' '));
