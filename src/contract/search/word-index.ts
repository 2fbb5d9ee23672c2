import { type AskedTerm, toAskedTerms, toLookupWord } from './asked-terms.ts';
import { type SearchableJob, toJobTokens, isWordToken } from './text-tokens.ts';
import {
  type TermAnswer,
  classWeights,
  FEW_JOBS,
  isCorrected,
  type KnownWord,
  MAX_CORRECTIONS,
  MAX_LONGER,
  MIN_LIKENESS,
  placeWeights,
  toAnswers,
} from './term-tokens.ts';
import { toStem } from './word-stem.ts';

/** Offline search by the server's tokens; the server looks words up alike (server/jobs/search/word-lookup.ts). */

type Place = keyof typeof placeWeights;

/** By job, the sum of the weights of the places that have the token; each weight is a bit. */
type Hits = Map<number, number>;

export interface WordIndex {
  tokens: ReadonlyMap<string, Hits>;
  /** Words of titles, companies, categories, skills and places, for correcting typos. */
  known: readonly string[];
}

const isKnowable = (token: string): boolean => isWordToken(token) && token.length >= 3 && token.length <= 40;

/** Collects the tokens of jobs, which hits refer to by number. */
function createIndexer() {
  const tokens = new Map<string, Hits>();
  const known = new Set<string>();
  const add = (token: string, number: number, place: Place): void => {
    const hits = tokens.get(token) ?? new Map<number, number>();
    tokens.set(token, hits.set(number, (hits.get(number) ?? 0) | placeWeights[place] | placeWeights.text));
    if (place !== 'text' && isKnowable(token)) known.add(token);
  };
  return {
    addJob(job: SearchableJob, number: number): void {
      const { title, keys, text } = toJobTokens(job);
      for (const token of title) add(token, number, 'title');
      for (const token of keys) add(token, number, 'keys');
      for (const token of text) add(token, number, 'text');
    },
    toIndex: (): WordIndex => ({ tokens, known: [...known].toSorted() }),
  };
}

/** @param jobs hits refer to them by index */
export function createWordIndex(jobs: readonly SearchableJob[]): WordIndex {
  const indexer = createIndexer();
  jobs.forEach(indexer.addJob);
  return indexer.toIndex();
}

/** The same in steps, where many jobs would hold up a page. @param pause awaited after each job */
export async function createWordIndexInSteps(
  jobs: readonly SearchableJob[],
  pause: () => Promise<unknown> | undefined,
): Promise<WordIndex> {
  const indexer = createIndexer();
  for (const [number, job] of jobs.entries()) {
    indexer.addJob(job, number);
    await pause();
  }
  return indexer.toIndex();
}

function intersect(one: Hits, other: Hits): Hits {
  const both: Hits = new Map();
  for (const [number, places] of one) {
    const otherPlaces = other.get(number);
    if (otherPlaces !== undefined) both.set(number, places & otherPlaces);
  }
  return both;
}

function beginningWith({ tokens }: WordIndex, beginning: string): Hits {
  const united: Hits = new Map();
  for (const [token, hits] of tokens) {
    if (!token.startsWith(beginning)) continue;
    for (const [number, places] of hits) united.set(number, (united.get(number) ?? 0) | places);
  }
  return united;
}

function findCorrections(index: WordIndex, word: string): string[] {
  if (beginningWith(index, word).size >= FEW_JOBS) return [];
  return index.known
    .map((known) => ({ known, likeness: toLikeness(known, word) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_CORRECTIONS)
    .map(({ known }) => known);
}

function lookUp(index: WordIndex, word: string): KnownWord {
  const isWhole = index.known.includes(word);
  const isStem = index.known.includes(toStem(word));
  const longer = index.known
    .filter((known) => known !== word && known.startsWith(word))
    .slice(0, MAX_LONGER + 1);
  const indexed = { isWhole, isStem, longer };
  return { ...indexed, corrections: isCorrected(word, indexed) ? findCorrections(index, word) : [] };
}

function findAnswer(index: WordIndex, { all }: TermAnswer): Hits {
  return all
    .map(({ token, isPrefix }) =>
      isPrefix ? beginningWith(index, token) : (index.tokens.get(token) ?? new Map<number, number>()),
    )
    .reduce(intersect);
}

function toPlaceWeight(places: number): number {
  if ((places & placeWeights.title) > 0) return placeWeights.title;
  return (places & placeWeights.keys) > 0 ? placeWeights.keys : placeWeights.text;
}

type LookUp = (index: WordIndex, word: string) => KnownWord;

/** The jobs that answer a term, by their best answer. */
function scoreTerm(index: WordIndex, term: AskedTerm, find: LookUp): Map<number, number> {
  const word = toLookupWord(term);
  const scores = new Map<number, number>();
  for (const answer of toAnswers(term, word === undefined ? undefined : find(index, word))) {
    for (const [number, places] of findAnswer(index, answer)) {
      const score = classWeights[answer.class] * toPlaceWeight(places);
      scores.set(number, Math.max(score, scores.get(number) ?? 0));
    }
  }
  return scores;
}

/** A stored search: its words are neither completed nor corrected by what a few jobs happen to contain. */
export const asWritten: LookUp = () => ({ isWhole: true, isStem: true, longer: [], corrections: [] });

/** Jobs with every term, by score; undefined where the text asks for every job. */
export function findWords(
  index: WordIndex,
  text: string,
  find: LookUp = lookUp,
): Map<number, number> | undefined {
  const terms = toAskedTerms(text)?.map((term) => scoreTerm(index, term, find));
  if (terms === undefined) return undefined;
  const [first, ...others] = terms;
  const scores = new Map<number, number>();
  for (const [number, score] of first ?? []) {
    const rest = others.map((term) => term.get(number));
    if (rest.every((other) => other !== undefined))
      scores.set(
        number,
        rest.reduce((sum, other) => sum + (other ?? 0), score),
      );
  }
  return scores;
}

function toTrigrams(word: string): Set<string> {
  const letters = [' ', ' ', ...word, ' '];
  return new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')));
}

/** Similarity from 0 to 1, as the server's `kaj_trigrams` has it. */
function toLikeness(one: string, other: string): number {
  const ofOne = toTrigrams(one);
  const ofOther = toTrigrams(other);
  let common = 0;
  for (const trigram of ofOne) if (ofOther.has(trigram)) common += 1;
  return common / (ofOne.size + ofOther.size - common);
}
