/**
 * Text of Bangla fonts from before Unicode (Bijoy, SutonnyMJ): Latin letters and signs that only those fonts draw as
 * Bangla, such as "weµq cÖwZwbwa" for "বিক্রয় প্রতিনিধি". Phones without these fonts cannot show it, and searches do not find it.
 */

const letter = 'A-Za-zÀ-ÿŒœŠšŸ';
const sign = '\u2020\u2021\u02C6\u2030\u00A4-\u00BF\u0192\u02DC\u2039\u203A\u2122';

/** Signs between letters, capitals with an accent after small letters, and letters of vowels written before a word. */
const foreign = new RegExp(
  `[${letter}\`][${sign}]+[${letter}\`]|[a-z][À-ÖØ-Þ]|ÿ|^[\u2020\u2021\u02C6][${letter}]`,
  'u',
);

/** In English a vowel follows a "v": before a consonant it is a vowel sign itself. */
const unusual = /[A-Za-z]v(?![aeiouyv]|$)/;
const usual = /^(?:avg|govt|pvt|advt)$/i;

const toWords = (text: string): string[] =>
  text
    .split(/[\s,;:!?()[\]{}"“”|/।.-]+/u)
    .filter((word) => /[A-Za-zÀ-ÿ]/.test(word) && !/\p{sc=Beng}/u.test(word));

/** True for text that needs such a font. Prefers false negatives to false positives. */
export function needsOldFont(text: string): boolean {
  const words = toWords(text);
  const sure = words.filter((word) => foreign.test(word)).length;
  const likely = words.filter(
    (word) => !foreign.test(word) && unusual.test(word) && !usual.test(word),
  ).length;
  if (sure > 0) return (sure + likely) * 3 >= words.length;
  return likely >= 2 && likely * 2 >= words.length;
}
