import * as v from 'valibot';
import {
  isCleanLine,
  isCleanText,
  mixesAlphabets,
  toCleanLine,
  toPlainLine,
  toPlainText,
} from './clean-text.ts';

/*
 * What people type or paste, as servers read it and forms check it. Messages begin with the field as people know it.
 */

/** Follows the field's name: "Title holds characters …". */
export const UNUSABLE = 'holds characters that cannot be used';

/** Text of several lines, trimmed. */
export const typedText = (maxChars: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform(toPlainText),
    v.maxLength(maxChars),
    v.check(isCleanText, UNUSABLE),
  );

/** One line of text, trimmed, without what cannot be seen; '' for a blank one. */
export const typedLine = (label: string, maxChars: number) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.transform(toPlainLine),
    v.check(isCleanLine, `${label} holds characters that cannot be used.`),
    v.transform(toCleanLine),
    v.maxLength(maxChars, `${label} must be at most ${maxChars} characters.`),
  );

/** {@link typedLine}; some clients send digits as a number. */
export const typedLineOrNumber = (label: string, maxChars: number) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())], `${label} must be text.`),
    v.transform(String),
    typedLine(label, maxChars),
  );

/** Refuses a blank line. */
export const required = (label: string) => v.nonEmpty<string, string>(`${label} is required.`);

/** False for words that mix letters which look the same. */
export const isOfOneAlphabet = (text: string): boolean => !mixesAlphabets(text);

/** Refuses what {@link isOfOneAlphabet} does. */
export const ofOneAlphabet = (label: string) =>
  v.check<string, string>(isOfOneAlphabet, `${label} mixes letters of different alphabets in one word.`);
