import { toLatinDigits } from '../format.ts';

/**
 * Bangla words in one spelling, and their stems, by the rules that Apache Lucene publishes in BengaliNormalizer (after
 * N. UzZaman and M. Khan, "A Double Metaphone encoding for Bangla") and BengaliStemmer (after P. Sengupta and B. B.
 * Chaudhuri, "Verb Phrase Analysis").
 */

export const isBanglaWord = (word: string): boolean => /[\u0980-\u09FF]/.test(word);

export type Script = 'bangla' | 'latin';

export const toScript = (word: string): Script => (isBanglaWord(word) ? 'bangla' : 'latin');

/** Letters that keyboards, converters and older encodings write in parts that Unicode does not join. */
const written: readonly (readonly [RegExp, string])[] = [
  // "ৎ" as "ত্" with a joiner, before what "ত" is never joined with, and at a word's end.
  [/\u09A4\u09CD(?:[\u200C\u200D]|(?=[কখপফচছশষস]|$|[^\u0980-\u09FF\u200C\u200D]))/g, '\u09CE'],
  [/\u0985[\u200B-\u200D]?\u09BE/g, '\u0986'],
  // "এ্যা" as "অ্যা".
  [/\u098F(?=[\u200C\u200D]?\u09CD\u09AF\u09BE)/g, '\u0985'],
  // Parts of "ো" and "ৌ" in the order in which they are seen.
  [/\u09BE\u09C7|\u09C7\u09BE/g, '\u09CB'],
  [/\u09D7\u09C7|\u09C7\u09D7/g, '\u09CC'],
  // "র" as "ব" with a dot, and as Assamese writes it.
  [/\u09AC\u09BC|\u09F0/g, '\u09B0'],
  [/\u09F1/g, '\u09AC'],
];

/**
 * A text to be compared: in lower case, with Latin digits and each Bangla letter written in one way. Joiners tell some
 * apart: before they are removed.
 */
export const toLetters = (text: string): string =>
  written.reduce(
    (plain, [parts, letter]) => plain.replaceAll(parts, letter),
    toLatinDigits(text).normalize('NFKC').toLowerCase(),
  );

/** NFC takes these letters apart. */
const composed: readonly (readonly [string, string])[] = [
  ['\u09A1\u09BC', '\u09DC'],
  ['\u09A2\u09BC', '\u09DD'],
  ['\u09AF\u09BC', '\u09DF'],
];

const letters: ReadonlyMap<string, string> = new Map([
  ['ঁ', ''],
  ['ী', 'ি'],
  ['ূ', 'ু'],
  ['ঙ', 'ং'],
  ['শ', 'স'],
  ['ষ', 'স'],
  ['ণ', 'ন'],
  ['\u09DC', 'র'],
  ['\u09DD', 'র'],
  ['ৎ', 'ত'],
]);

/** What sounds alike is written alike: "শ", "ষ" and "স", long and short vowels, joined "য" and "ব". */
export function toBanglaSpelling(word: string): string {
  const whole = composed.reduce((text, [parts, letter]) => text.replaceAll(parts, letter), word);
  return whole
    .replace(/^ক্ষ/, 'খ')
    .replaceAll('ক্ষ', 'কখ')
    .replaceAll('ঙ্', 'ং')
    .replace(/^(.)্যা?/u, '$1ে')
    .replaceAll('্য', '')
    .replace(/^(.)্ব/u, '$1')
    .replaceAll(/(্.)্ব/gu, '$1')
    .replaceAll(/(.)্ব/gu, '$1$1')
    .replace(/^(.{1,2})ঃ$/u, '$1হ')
    .replace(/ঃ$/, '')
    .replaceAll(/ঃ(.)/gu, '$1$1')
    .replaceAll(/./gu, (letter) => letters.get(letter) ?? letter);
}

/** Longest first, with one more for the genitive of "দর্জি"; the Bangla "য়" is one letter here. */
const endings: readonly (readonly string[])[] = [
  'িয়াছিলাম িতেছিলাম িতেছিলেন ইতেছিলেন িয়াছিলেন ইয়াছিলেন',
  'িতেছিলি িতেছিলে িয়াছিলা িয়াছিলে িতেছিলা িয়াছিলি য়েদেরকে',
  'িতেছিস িতেছেন িয়াছিস িয়াছেন েছিলাম েছিলেন েদেরকে',
  'িতেছি িতেছা িতেছে ছিলাম ছিলেন িয়াছি িয়াছা িয়াছে েছিলে েছিলা য়েদের দেরকে',
  'িলাম িলেন িতাম িতেন িবেন ছিলি ছিলে ছিলা তেছে িতেছ খানা খানি গুলো গুলি য়েরা েদের',
  'লাম িলি ইলি িলে ইলে লেন িলা ইলা তাম িতি ইতি িতে ইতে তেন িতা িবা ইবা িবি ইবি বেন িবে ইবে ছেন য়োন য়ের েরা দের',
  'িস েন লি লে লা তি তে তা বি বে বা ছি ছা ছে ুন ুক টা টি নি ের রা কে ির',
  'ি া ো ে ব ত',
].map((list) => list.replaceAll('\u09AF\u09BC', '\u09DF').split(' '));

/** @param word as {@link toBanglaSpelling} spells it; at least two letters stay. */
export function toBanglaStem(word: string): string {
  for (const group of endings) {
    const ending = group.find((one) => word.endsWith(one) && word.length > one.length + 1);
    if (ending !== undefined) return word.slice(0, -ending.length);
  }
  return word;
}
