import { toLatinDigits } from '../format.ts';

const reverse = (text: string): string => [...text].toReversed().join('');

/** Sequences that are easy to guess: digits, the alphabet, rows and columns of a keyboard. */
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((run) => [run, reverse(run)]);

/** The most common words in passwords. */
const words = (
  'password passw0rd p@ssw0rd p@ssword secret welcome letmein iloveyou love sunshine princess football cricket ' +
  'superman monkey dragon master shadow hello freedom whatever computer internet samsung admin administrator root ' +
  'user guest test login default changeme a1b2c3d4 kaj job jobs bangladesh bangla dhaka chittagong chattogram ' +
  'sylhet khulna sonarbangla allah bismillah muhammad mohammad my your the'
).split(' ');

const MIN_RUN = 3;

/** How many characters at the beginning are neighbours in a run. */
function countRun(text: string): number {
  const found = runs.filter((run) => run.includes(text.slice(0, MIN_RUN)));
  let length = found.length === 0 || text.length < MIN_RUN ? 0 : MIN_RUN;
  while (length > 0 && length < text.length && found.some((run) => run.includes(text.slice(0, length + 1)))) {
    length += 1;
  }
  return length;
}

const countWord = (text: string): number =>
  Math.max(0, ...words.filter((word) => text.startsWith(word)).map(({ length }) => length));

/** How often the first `size` characters follow each other at the beginning. */
function countRepeats(characters: readonly string[], size: number): number {
  let end = size;
  while (end < characters.length && characters[end] === characters[end - size]) end += 1;
  return Math.floor(end / size);
}

/** The length of a run of one character, three times or more. */
function countSame(text: string): number {
  const repeats = countRepeats([...text], 1);
  return repeats < 3 ? 0 : repeats * String.fromCodePoint(text.codePointAt(0) ?? 0).length;
}

/** A password without runs, common words and repeated characters at its beginning. */
function withoutKnown(password: string): string {
  let rest = password;
  for (let known = Infinity; known > 0 && rest !== '';) {
    known = Math.max(countRun(rest), countWord(rest), countSame(rest));
    rest = rest.slice(known);
  }
  return rest;
}

/** True for one to three characters, repeated, and up to two more. */
function isRepeated(text: string): boolean {
  const characters = [...text];
  return [1, 2, 3].some((size) => {
    const repeats = countRepeats(characters, size);
    return repeats > 1 && characters.length - repeats * size <= 2;
  });
}

/**
 * False for easily guessed passwords: repeated characters, keyboard sequences and common words, also with a year or signs
 * before or after them.
 */
export function isHardToGuess(password: string): boolean {
  const text = toLatinDigits(password.normalize('NFKC')).toLowerCase().replaceAll(/\s+/g, '');
  const plain = text.replaceAll(/[^\p{L}\p{M}\p{Nd}]/gu, '');
  // As it is, as some words have signs; without signs; and without a year before a word.
  const rests = [text, plain, plain.replace(/^\d{1,4}(?=\p{L})/u, '')].map(withoutKnown);
  return !isRepeated(text) && rests.every((rest) => !/^\d{0,4}[^\p{L}\p{M}\p{Nd}]*$/u.test(rest));
}
