import { toCleanLine, toPlainLine } from './clean-text.ts';

/**
 * A bullet as word processors, PDFs and phones paste it. A hyphen before a digit is a minus; a star, a "§" or an "o"
 * (Word's second level) also begin words, so they count before a space or tab alone.
 */
const bullet =
  /^(?:[•·●○◦▪▫■□◆◇❖➢➤►▶▸▹‣⁃∙⦁✓✔☑✅➔→⇒»\uF020-\uF0FF][\uFE0E\uFE0F]?|[-–—](?!\d)|[*§](?=\s|$)|o\t)/u;

/** A comma (§5, job edit), or a line break as people paste it. */
export const itemEnd = /[,\n\v\f\u0085\u2028\u2029]/;

/** An item of a list, as one line without its bullet and invisible characters. */
export const toItem = (text: string): string => toCleanLine(toPlainLine(text.trim().replace(bullet, '')));

/** The items of a text, without blank ones. */
export function toItems(text: string): string[] {
  return text
    .split(itemEnd)
    .map(toItem)
    .filter((item) => item !== '');
}

/** Without © and ®, which are emoji: joiners make one character of several. */
const latin = String.raw`\n -~\u00a0-\u00a8\u00aa-\u00ac\u00af-\u00ff\u2010-\u2027\u20a0-\u20bf`;
/** Latin and Bangla text without pairs, of which {@link characters} knows the characters. */
const known = new RegExp(`^[${latin}\\u0964\\u0965\\u0980-\\u09ff\\u200c\\u200d]*$`);

const consonant = String.raw`[\u0995-\u09b9\u09dc\u09dd\u09df\u09f0\u09f1]`;
const extending = String.raw`\u0981\u09bc\u09be\u09c1-\u09c4\u09d7\u09e2\u09e3\u09fe\u200d`;
const marks = String.raw`[\p{M}\u200c\u200d]*`;

/** Line breaks, Bangla conjuncts, and letters with their marks (UAX #29, GB4 to GB9c). */
const characters = new RegExp(
  String.raw`\n|${consonant}(?:[${extending}]*\u09cd[${extending}\u09cd]*${consonant})*${marks}|[^\n]${marks}`,
  'gu',
);

/** Starting Intl's segmenter takes a browser 30 ms, so it is left to other scripts and emoji. */
const toCharacters = (text: string): Iterable<{ index: number }> =>
  known.test(text) ? text.matchAll(characters) : new Intl.Segmenter().segment(text);

/** Cut at so many whole characters, with "..." (§9). */
export function truncate(text: string, limit: number): string {
  // Never more graphemes than code units.
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of toCharacters(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}...`;
    count += 1;
  }
  return text;
}
