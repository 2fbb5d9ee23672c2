import { banglaPlaces } from '../../jobs/bangla-places.ts';
import { toConsonantKey, toHeard } from '../consonant-key.ts';
import { toTextWords } from '../search-words.ts';
import { toTableForm } from '../word-stem.ts';
import { terms } from './terms.ts';
import { tradeWords } from './trades.ts';

/** Districts and other places, one a row, in spellings beyond those of addresses (slug.ts). The first names it. */
const places = `${banglaPlaces.trim()}
barguna, borguna
barishal, borishal
bogura, bogora
brahmanbaria, b baria, brahmonbaria
chapainawabganj, নবাবগঞ্জ, nawabganj
chattogram, চিটাগাং, চট্রগ্রাম, ctg
coxs bazar, cox's bazar, কক্স বাজার, koxbazar
cumilla, kumilla
habiganj, hobigonj
jashore, যশোহর, joshor
lakshmipur, lokkhipur
moulvibazar, moulovibazar
mymensingh, moymonsingh
naogaon, nowgaon
patuakhali, potuakhali
rangamati, রাঙ্গামাটি
rangpur, rongpur
shariatpur, shariyatpur
`;

/** What is one thing whatever it is called: "qc", "quality inspector", "কিউসি". */
export interface Concepts {
  /** Names of concepts by the forms of their words. */
  bySpelling: ReadonlyMap<string, readonly string[]>;
  /** Names by how one is heard, for Bangla in Latin letters. */
  bySound: ReadonlyMap<string, readonly string[]>;
  /** What the spellings of several words begin with. */
  beginnings: ReadonlySet<string>;
  /** Spellings that are another word in running text: "it". */
  ambiguous: ReadonlySet<string>;
  /** Spellings of one word, as typed. */
  words: ReadonlyMap<string, readonly string[]>;
}

/** The longest spelling. */
export const MAX_PHRASE_WORDS = 4;
/** Several short words together. */
const MIN_SOUNDS_OF_PHRASE = 5;

/** How the vocabulary compares a phrase. @param words their parts */
export const toPhrase = (words: readonly string[]): string => words.map(toTableForm).join(' ');

/** How a phrase is heard; '' for what is too short to tell. */
export function toSound(words: readonly string[]): string {
  if (words.length === 1) return toConsonantKey(words[0] ?? '');
  const sound = words.map(toHeard).join('');
  return sound.length < MIN_SOUNDS_OF_PHRASE ? '' : sound;
}

/** The parts of all words of a text, in order. */
const toParts = (text: string): string[] => toTextWords(text).flatMap(({ parts }) => parts);

const tableRows = (): string[][] =>
  [tradeWords, terms, places].flatMap((table) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.split(',').map((spelling) => spelling.trim())),
  );

function add(table: Map<string, string[]>, key: string, name: string): void {
  const names = table.get(key) ?? [];
  if (key !== '' && !names.includes(name)) table.set(key, [...names, name]);
}

function compile(): Concepts {
  const [bySpelling, bySound, words] = [0, 1, 2].map(() => new Map<string, string[]>());
  const ambiguous = new Set<string>();
  const beginnings = new Set<string>();
  if (!bySpelling || !bySound || !words) throw new RangeError('three tables');
  for (const row of tableRows()) {
    const name = (row[0] ?? '').replace(/^!/, '').replaceAll(' ', '-');
    for (const spelling of row) {
      const parts = toParts(spelling.replace(/^!/, ''));
      const phrase = toPhrase(parts);
      add(bySpelling, phrase, name);
      add(bySound, toSound(parts), name);
      if (parts.length === 1) add(words, parts[0] ?? '', name);
      if (spelling.startsWith('!')) ambiguous.add(phrase);
      for (let length = 1; length < parts.length; length += 1)
        beginnings.add(toPhrase(parts.slice(0, length)));
    }
  }
  return { bySpelling, bySound, beginnings, ambiguous, words };
}

let compiled: Concepts | undefined;

/** The vocabulary, compiled at its first use. */
export const readConcepts = (): Concepts => (compiled ??= compile());
