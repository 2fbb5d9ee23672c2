import type { Outline, Part } from '../outline.ts';
import type { Setter } from './text.ts';

interface Weighted {
  text: string;
  isBold: boolean;
}

const bold = (text: string): Weighted => ({ text, isBold: true });
const plain = (text: string): Weighted => ({ text, isBold: false });

function listOf(part: Part): Weighted[] {
  if (part.kind === 'text') return [plain(part.text)];
  if (part.kind === 'list') return part.items.map(plain);
  if (part.kind === 'facts')
    return part.facts.flatMap(({ label, value }) => [bold(`${label}:`), plain(value)]);
  if (part.kind === 'table') return [...part.columns.map(bold), ...part.rows.flat().map(plain)];
  return part.entries.flatMap(({ heading, when, where, points }) => [
    bold(heading),
    ...[when, where, ...points].map(plain),
  ]);
}

const listTexts = ({ name, headline, contacts, parts }: Outline): Weighted[] => [
  bold(name),
  plain(headline),
  ...contacts.flatMap(({ label, value }) => [bold(label), plain(value)]),
  ...parts.flatMap((part) => [bold(part.heading), ...listOf(part)]),
];

/**
 * Has a setter shape the words of a CV one by one. Laying out pages of new Bangla words in one go takes a phone's
 * processor a quarter of a second (60 ms on a desktop); of words that the setter knows, a few milliseconds.
 * @param pause called after each word
 */
export async function shapeAhead(
  outline: Outline,
  setter: Setter,
  pause: () => Promise<unknown> | undefined,
): Promise<void> {
  for (const { text, isBold } of listTexts(outline)) {
    for (const word of text.split(/\s+/)) {
      setter.toLines(word, { size: 1, isBold, colour: '' }, Number.POSITIVE_INFINITY);
      await pause();
    }
  }
}
