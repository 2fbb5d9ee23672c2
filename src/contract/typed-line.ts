import * as v from 'valibot';
import { isCleanLine, mixesAlphabets, toCleanLine } from './clean-text.ts';

/*
 * What people type in one line, as servers read it and forms check it. Messages begin with the field as people know
 * it.
 */

/** One line of text, trimmed, without what cannot be seen; '' for a blank one. */
export const typedLine = (label: string, maxChars: number) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.check((text) => isCleanLine(text.trim()), `${label} holds characters that cannot be used.`),
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

/** Refuses words that mix letters which look the same. */
export const ofOneAlphabet = (label: string) =>
  v.check<string, string>(
    (text) => !mixesAlphabets(text),
    `${label} mixes letters of different alphabets in one word.`,
  );
