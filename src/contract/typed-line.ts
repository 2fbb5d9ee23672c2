import * as v from 'valibot';
import {
  isCleanLine,
  isCleanText,
  mixesAlphabets,
  toCleanLine,
  toPlainLine,
  toPlainText,
} from './clean-text.ts';
import { isPlainWebUrl, isWebUrl, toReadHost } from './companies/web-links.ts';
import { problem } from './field-problem.ts';

/* Schemas of typed and pasted text, shared by the server and the forms. */

/** Text of several lines, trimmed. */
export const typedText = (maxChars: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform(toPlainText),
    v.maxLength(maxChars),
    v.check(isCleanText, problem('unusable')),
  );

/** One line of text, trimmed, without invisible characters; '' for a blank one. */
export const typedLine = (maxChars: number) =>
  v.pipe(
    v.string(problem('notText')),
    v.transform(toPlainLine),
    v.check(isCleanLine, problem('unusable')),
    v.transform(toCleanLine),
    v.maxLength(maxChars),
  );

/** {@link typedLine}; some clients send digits as a number. */
export const typedLineOrNumber = (maxChars: number) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())], problem('notText')),
    v.transform(String),
    typedLine(maxChars),
  );

/** Refuses a blank line. */
export const required = v.nonEmpty<string, string>(problem('required'));

/** False for words that mix letters of alphabets that look the same. */
const isOfOneAlphabet = (text: string): boolean => !mixesAlphabets(text);

/** Refuses what {@link isOfOneAlphabet} does. */
export const ofOneAlphabet = v.check<string, string>(isOfOneAlphabet, problem('mixedAlphabets'));

/** A typed web address, whose host cannot pass for another one (homographs, signs that look like a slash). */
export const TypedLink = v.pipe(
  v.string(),
  v.check(isWebUrl, problem('notLink')),
  v.check(isPlainWebUrl, problem('brokenLink')),
  v.url(problem('brokenLink')),
  v.check((url) => isOfOneAlphabet(toReadHost(url)), problem('mixedAlphabets')),
);
