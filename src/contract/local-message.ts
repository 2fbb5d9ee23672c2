import { formatNumber } from './format.ts';

/**
 * English texts and what they are in Bangla. A text may have parts in braces: "{field} is required.", and with "#"
 * numbers: "at most {#most} characters".
 */
export type MessageTable = Readonly<Record<string, string>>;

interface Pattern {
  english: RegExp;
  local: string;
}

const parts = /\{(#?)(\w+)\}/g;
const signs = /[.*+?^$()|[\]\\/]/g;

const toPattern = ([english, local]: [string, string]): Pattern => {
  const source = english
    .replaceAll(signs, String.raw`\$&`)
    .replaceAll(parts, (_part, number: string, name: string) =>
      number === '' ? `(?<${name}>.+?)` : `(?<${name}>\\d+(?:\\.\\d+)?)`,
    );
  return { english: new RegExp(`^${source}$`, 's'), local };
};

const known = new WeakMap<MessageTable, readonly Pattern[]>();

/** Those with parts, in the table's order: the first that matches counts. */
function listPatterns(table: MessageTable): readonly Pattern[] {
  const patterns =
    known.get(table) ??
    Object.entries(table)
      .filter(([english]) => english.includes('{'))
      .map(toPattern);
  known.set(table, patterns);
  return patterns;
}

/** The text in the table's language, its parts too where the table has them; else undefined. */
function translate(english: string, table: MessageTable): string | undefined {
  if (Object.hasOwn(table, english)) return table[english];
  for (const pattern of listPatterns(table)) {
    const groups = pattern.english.exec(english)?.groups;
    if (groups === undefined) continue;
    return pattern.local.replaceAll(parts, (_part, number: string, name: string) => {
      const part = groups[name] ?? '';
      return number === '' ? toLocalMessage(part, table) : formatNumber(Number(part), 'bn');
    });
  }
  return undefined;
}

/** A message in the table's language; unchanged where the table does not have it. */
export const toLocalMessage = (english: string, table: MessageTable): string =>
  translate(english, table) ?? english;
