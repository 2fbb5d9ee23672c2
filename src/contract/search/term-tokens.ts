import { findConceptsOf, toLookupWord, type AskedTerm } from './asked-terms.ts';
import { isBanglaWord, toBanglaSpelling, toScript, type Script } from './bangla-word.ts';
import type { SearchWord } from './search-words.ts';
import { toConceptToken, toKeyToken } from './text-tokens.ts';
import { toStem } from './word-stem.ts';

/** How a token answers what was asked, the best first. */
export const wordClasses = ['exact', 'stem', 'key', 'typo'] as const;
export type WordClass = (typeof wordClasses)[number];

export interface AskedToken {
  token: string;
  /** Whether longer ones count too. */
  isPrefix: boolean;
}

/** One way to answer a term: a job that has all these tokens. */
export interface TermAnswer {
  class: WordClass;
  all: readonly AskedToken[];
}

interface IndexedWord {
  isWhole: boolean;
  /** Another form of it is known. */
  isStem: boolean;
  /** Longer words; at most {@link MAX_LONGER} + 1. */
  longer: readonly string[];
}

/** What the index knows of a word. */
export interface KnownWord extends IndexedWord {
  /** Similar words; none for a known word or beginning. */
  corrections: readonly string[];
}

/** More than these are searched by prefix. */
export const MAX_LONGER = 12;
/** Shorter words match whole, unless they are still being typed. */
const MIN_PREFIX_CHARS = 3;

/** Shorter words are too similar to each other. */
const MIN_CORRECTED_CHARS = 4;
/** A word in fewer jobs may be a typing error. */
export const FEW_JOBS = 5;
export const MIN_LIKENESS = 0.35;
export const MAX_CORRECTIONS = 3;

const isIndexed = ({ isWhole, isStem, longer }: IndexedWord): boolean =>
  isWhole || isStem || longer.length > 0;

/** Whether similar words are looked for. */
export const isCorrected = (word: string, indexed: IndexedWord): boolean =>
  !isIndexed(indexed) && [...word].length >= MIN_CORRECTED_CHARS;

const whole = (token: string): AskedToken => ({ token, isPrefix: false });

const one = (kind: WordClass, tokens: readonly string[]): TermAnswer[] =>
  tokens.filter((token) => token !== '').map((token) => ({ class: kind, all: [whole(token)] }));

/** As typed: its parts, and as one word. */
function asTyped({ parts, joined }: SearchWord, isBeginning: boolean, isLast: boolean): TermAnswer[] {
  const toToken = (part: string, isEnd: boolean): AskedToken => ({
    token: part,
    isPrefix: isBeginning && isEnd && (isLast || part.length >= MIN_PREFIX_CHARS),
  });
  const alone: TermAnswer = { class: 'exact', all: [toToken(joined, true)] };
  if (parts.length === 1) return [alone];
  return [{ class: 'exact', all: parts.map((part, at) => toToken(part, at === parts.length - 1)) }, alone];
}

/** Also what a Bangla word begins in another spelling. */
function inOtherForms(word: string, isBeginning: boolean): TermAnswer[] {
  const stem = one('stem', [toStem(word)]);
  if (!isBeginning || !isBanglaWord(word) || word.length < MIN_PREFIX_CHARS) return stem;
  return [...stem, { class: 'stem', all: [{ token: toBanglaSpelling(word), isPrefix: true }] }];
}

function ofWord(term: AskedTerm, word: SearchWord, known: KnownWord | undefined): TermAnswer[] {
  const { concepts, heard, begun, isLast } = term;
  const isWhole = known?.isWhole === true;
  // A known word matches whole, plus its few longer words by name, which an index finds faster than a prefix. An
  // unknown word matches as a prefix.
  const longer = isLast && isWhole ? (known?.longer ?? []) : [];
  const isBeginning = !isWhole || longer.length > MAX_LONGER;
  const isKnown = concepts.length > 0 || (known !== undefined && isIndexed(known));
  const ownScript = toScript(word.joined);
  const otherScript: Script = ownScript === 'bangla' ? 'latin' : 'bangla';
  const sounds = isKnown ? [otherScript] : [otherScript, ownScript];
  const corrections = isKnown ? [] : (known?.corrections ?? []);
  return [
    ...asTyped(word, isBeginning, isLast),
    ...inOtherForms(word.joined, isBeginning),
    ...one('stem', [...concepts, ...(isWhole ? [] : begun)].map(toConceptToken)),
    ...(isBeginning ? [] : one('stem', longer)),
    ...one(
      'key',
      sounds.map((script) => toKeyToken(word.joined, script)),
    ),
    ...(isKnown ? [] : one('key', heard.map(toConceptToken))),
    ...one('typo', corrections),
    ...one('typo', corrections.flatMap(findConceptsOf).map(toConceptToken)),
  ];
}

/** Several words that name one thing: it, or each of them. */
function ofPhrase({ words, concepts, heard }: AskedTerm): TermAnswer[] {
  const parts = words.flatMap((word) => word.parts);
  const eachMeant = parts.map((part) => {
    const [name] = findConceptsOf(part);
    return whole(name === undefined ? toStem(part) : toConceptToken(name));
  });
  return [
    { class: 'exact', all: parts.map(whole) },
    { class: 'stem', all: parts.map(toStem).map(whole) },
    { class: 'stem', all: eachMeant },
    ...one('stem', concepts.map(toConceptToken)),
    ...one('key', heard.map(toConceptToken)),
  ];
}

/** All ways to answer a term, each once. */
export function toAnswers(term: AskedTerm, known: KnownWord | undefined): TermAnswer[] {
  const [word] = term.words;
  const answers = toLookupWord(term) === undefined || !word ? ofPhrase(term) : ofWord(term, word, known);
  const seen = new Set<string>();
  return answers.filter(({ all }) => {
    const key = JSON.stringify(all);
    return !seen.has(key) && seen.add(key);
  });
}

/** How much an answer counts, by its class and the best place where a job has it. */
export const classWeights: Readonly<Record<WordClass, number>> = { exact: 4, stem: 3, key: 2, typo: 1 };
export const placeWeights = { title: 4, keys: 2, text: 1 } as const;
