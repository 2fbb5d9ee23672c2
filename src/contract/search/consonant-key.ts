import { isBanglaWord } from './bangla-word.ts';

/** Longer words are cut, as the expressions with back-references are quadratic. */
export const MAX_HEARD_CHARS = 64;
/** Shorter keys stand for too many words. */
const MIN_CHARS = 3;

const toSounds = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(' ').flatMap((pair) => {
      const [letters = '', sound = ''] = pair.split(':');
      return [...letters].map((letter) => [letter, sound] as const);
    }),
  );

const banglaSounds = toSounds('কখ:k গঘ:g চছ:c জঝয:j টঠতথৎ:t ডঢদধ:d ঙঞণনং:n পফ:p বভ:b ম:m র:r ল:l শষস:s হ:h');
const latinSounds = toSounds('kq:k g:g jz:j t:t d:d n:n pf:p bv:b m:m r:r l:l s:s h:h x:ks');

/** What is written with several letters, or sounds by the next one. "C" stands for the sound of "ch". */
const latinSpellings: readonly (readonly [RegExp, string])[] = [
  [/[ct]ion/g, 'sn'],
  [/[tc]?ch+/g, 'C'],
  [/c?k+h?/g, 'k'],
  [/([gjtdpbs])\1*h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/ng(?![aeiouy])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

function toLatinSounds(word: string): string {
  const spelled = latinSpellings.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), word);
  return [...spelled].map((letter) => (letter === 'C' ? 'c' : (latinSounds.get(letter) ?? ' '))).join('');
}

function toBanglaSounds(word: string): string {
  const spelled = word
    .normalize('NFC')
    .replaceAll('\u09A1\u09BC', 'র')
    .replaceAll('\u09A2\u09BC', 'র')
    .replaceAll('\u09AF\u09BC', ' ')
    .replaceAll('ক্ষ', 'ক')
    .replaceAll('জ্ঞ', 'গ')
    .replaceAll(/্য|(?<!ম)্ব/g, '')
    .replaceAll(/(.)্\1/gu, '$1')
    .replaceAll(/[্ঁঃ]/g, '')
    .replaceAll(/ং(?=[গঘ])/g, 'ন');
  return [...spelled].map((letter) => banglaSounds.get(letter) ?? ' ').join('');
}

/** The consonants of a word as they sound, alike in both scripts; "a" for a vowel at the beginning. */
export function toHeard(word: string): string {
  const part = word.slice(0, MAX_HEARD_CHARS);
  const sounds = isBanglaWord(part) ? toBanglaSounds(part) : toLatinSounds(part);
  const begins = sounds.startsWith(' ') ? 'a' : '';
  // Between others, "h" is hardly heard.
  return begins + sounds.slice(0, 1).trim() + sounds.slice(1).replaceAll(/[ h]/g, '');
}

/** The key by which a word is found in the other script: "chakri" and "চাকরি" are "ckr". '' for short ones. */
export function toConsonantKey(word: string): string {
  if (/\d/.test(word)) return '';
  const key = toHeard(word);
  return key.length < MIN_CHARS ? '' : key;
}
