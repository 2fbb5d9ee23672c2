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
