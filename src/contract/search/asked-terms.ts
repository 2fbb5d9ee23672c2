import { toSearchWords, type SearchWord } from './search-words.ts';
import { MAX_PHRASE_WORDS, readConcepts, toPhrase, toSound } from './vocabulary/concepts.ts';

/** A word of a search, or several that name one thing. */
export interface AskedTerm {
  words: readonly SearchWord[];
  /** What it names as it is spelled, */
  concepts: readonly string[];
  /** or else as it is heard, */
  heard: readonly string[];
  /** or may name when typed on. */
  begun: readonly string[];
  isLast: boolean;
}

const MIN_BEGUN_CHARS = 3;
/** A beginning of more says nothing. */
const MAX_BEGUN = 4;
const none: readonly string[] = [];

const toParts = (words: readonly SearchWord[]): string[] => words.flatMap((word) => word.parts);

const findSpelled = (words: readonly SearchWord[]): readonly string[] =>
  readConcepts().bySpelling.get(toPhrase(toParts(words))) ?? none;

const findHeard = (words: readonly SearchWord[]): readonly string[] =>
  readConcepts().bySound.get(toSound(toParts(words))) ?? none;

/** What a single spelling names, as typed. */
export const findConceptsOf = (word: string): readonly string[] =>
  readConcepts().bySpelling.get(toPhrase([word])) ?? none;

function findBegun(word: string): readonly string[] {
  if ([...word].length < MIN_BEGUN_CHARS) return none;
  const names = new Set<string>();
  for (const [spelling, named] of readConcepts().words)
    if (spelling.startsWith(word)) for (const name of named) names.add(name);
  return names.size > MAX_BEGUN ? none : [...names];
}

/** The number of words, from a position on, that form the longest known phrase. */
function findLength(
  words: readonly SearchWord[],
  at: number,
  find: (phrase: readonly SearchWord[]) => readonly string[],
): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length -= 1)
    if (find(words.slice(at, at + length)).length > 0) return length;
  return 1;
}

function toAskedTerm(words: readonly SearchWord[], isLast: boolean): AskedTerm {
  const concepts = findSpelled(words);
  const heard = concepts.length > 0 ? none : findHeard(words);
  const isBegun = isLast && words.length === 1 && concepts.length === 0;
  const begun = isBegun ? findBegun(words[0]?.joined ?? '') : none;
  return { words, concepts, heard, begun, isLast };
}

/** The terms of a search; undefined where it asks for every job ("চাকরি"). */
export function toAskedTerms(text: string): AskedTerm[] | undefined {
  const words = toSearchWords(text);
  if (words === undefined) return undefined;
  const terms: AskedTerm[] = [];
  for (let at = 0; at < words.length;) {
    const spelled = findLength(words, at, findSpelled);
    const length = spelled > 1 ? spelled : findLength(words, at, findHeard);
    const end = at + length;
    terms.push(toAskedTerm(words.slice(at, end), end === words.length));
    at = end;
  }
  return terms;
}

/** The word by whose lookup a term is completed; undefined for a phrase. */
export const toLookupWord = ({ words }: AskedTerm): string | undefined =>
  words.length === 1 ? words[0]?.joined : undefined;
