import type { Job } from '../jobs/job.ts';
import { toEnglishStem, toLikeness } from './word-forms.ts';
import { toTextWords, type SearchWord } from './search-words.ts';

/** Offline search by words, as the server finds them (server/jobs/word-lookup.ts). */

const places = { anywhere: 1, keys: 2, title: 4 } as const;

type Hits = Map<number, number>;

export interface WordIndex {
  words: ReadonlyMap<string, Hits>;
  /** Words of titles, companies, categories, skills and places, for correcting typos. */
  known: readonly string[];
  knownStems: ReadonlySet<string>;
}

/** Shorter words match whole, except the last one. */
const MIN_PREFIX_CHARS = 3;
/** Beyond this, search by the common prefix. */
const MAX_LONGER = 12;
const MIN_CORRECTED_CHARS = 4;
const FEW_JOBS = 5;
const MIN_LIKENESS = 0.35;
const MAX_CORRECTIONS = 3;

const toKeys = (job: Job): string =>
  [
    job.company.name,
    job.category?.name ?? '',
    job.location.city,
    job.location.state,
    job.location.country,
    job.jobType,
    job.workMode,
    job.experienceLevel,
    ...job.requiredSkills,
    ...job.niceToHaveSkills,
    ...job.tags,
  ].join(' ');

const isKnowable = (word: string): boolean => word.length >= 3 && word.length <= 40;

/** @param jobs hits refer to them by index */
export function createWordIndex(jobs: readonly Job[]): WordIndex {
  const words = new Map<string, Hits>();
  const known = new Set<string>();
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const stem = stems.get(word) ?? toEnglishStem(word);
    stems.set(word, stem);
    return stem;
  };
  const add = (word: string, number: number, place: number): void => {
    const hits = words.get(word) ?? new Map<number, number>();
    words.set(word, hits.set(number, (hits.get(number) ?? 0) | place | places.anywhere));
    if (place !== places.anywhere && isKnowable(word)) known.add(word);
  };
  const addText = (text: string, number: number, place: number): void => {
    for (const word of new Set(toTextWords(text))) {
      add(word, number, place);
      add(stemOf(word), number, place);
    }
  };
  jobs.forEach((job, number) => {
    addText(job.title, number, places.title);
    addText(toKeys(job), number, places.keys);
    addText(job.description, number, places.anywhere);
  });
  return { words, known: [...known].toSorted(), knownStems: new Set([...known].map(stemOf)) };
}

function unite(all: readonly Hits[]): Hits {
  const united: Hits = new Map();
  for (const hits of all)
    for (const [number, place] of hits) united.set(number, (united.get(number) ?? 0) | place);
  return united;
}

function intersect(one: Hits, other: Hits): Hits {
  const both: Hits = new Map();
  for (const [number, place] of one) {
    const otherPlace = other.get(number);
    if (otherPlace !== undefined) both.set(number, place & otherPlace);
  }
  return both;
}

const holding = ({ words }: WordIndex, word: string): Hits => words.get(word) ?? new Map<number, number>();

function beginningWith({ words }: WordIndex, beginning: string): Hits {
  const found = [...words].flatMap(([word, hits]) => (word.startsWith(beginning) ? [hits] : []));
  return unite(found);
}

interface Lookup {
  isWhole: boolean;
  longer: readonly string[];
  corrections: readonly string[];
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

function lookUp(index: WordIndex, word: string): Lookup {
  const isWhole = index.known.includes(word);
  const longer = index.known.filter((known) => known !== word && known.startsWith(word));
  const isKnown = isWhole || longer.length > 0 || index.knownStems.has(toEnglishStem(word));
  const isLong = [...word].length >= MIN_CORRECTED_CHARS;
  return { isWhole, longer, corrections: isKnown || !isLong ? [] : findCorrections(index, word) };
}

function findTyped(
  index: WordIndex,
  word: SearchWord,
  { isBeginning, isLast }: Record<'isBeginning' | 'isLast', boolean>,
) {
  const asTyped = (part: string, isEnd: boolean): Hits =>
    isBeginning && isEnd && (isLast || part.length >= MIN_PREFIX_CHARS)
      ? beginningWith(index, part)
      : holding(index, part);
  const joined = asTyped(word.joined, true);
  if (word.parts.length === 1) return joined;
  const parts = word.parts.map((part, at) => asTyped(part, at === word.parts.length - 1));
  return unite([joined, parts.reduce(intersect)]);
}

function findWord(index: WordIndex, word: SearchWord, isLast: boolean): Hits {
  const { isWhole, longer, corrections } = lookUp(index, word.joined);
  const typedOn = isLast && isWhole ? longer : [];
  const isBeginning = !isWhole || typedOn.length > MAX_LONGER;
  const others = [toEnglishStem(word.joined), ...(isBeginning ? [] : typedOn), ...corrections];
  return unite([
    findTyped(index, word, { isBeginning, isLast }),
    ...others.map((other) => holding(index, other)),
  ]);
}

/** Jobs with every word, by score: the title counts most, then company, skills and place. */
export function findWords(index: WordIndex, words: readonly SearchWord[]): Map<number, number> {
  const terms = words.map((word, at) => findWord(index, word, at === words.length - 1));
  const scores = new Map<number, number>();
  const [first, ...others] = terms;
  if (first === undefined) return scores;
  for (const number of first.keys()) {
    if (!others.every((hits) => hits.has(number))) continue;
    const score = terms.reduce((sum, hits) => sum + toScore(hits.get(number) ?? 0), 0);
    scores.set(number, score);
  }
  return scores;
}

function toScore(place: number): number {
  if ((place & places.title) !== 0) return places.title;
  return (place & places.keys) === 0 ? places.anywhere : places.keys;
}
