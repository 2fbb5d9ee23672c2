import { toLetters } from './bangla-word.ts';

export interface SearchWord {
  /** The parts of a compound: "node", "js". */
  parts: string[];
  /** The compound as one word: "nodejs". */
  joined: string;
}

const MAX_WORDS = 8;
const MAX_WORD_CHARS = 60;
const MAX_TEXT_CHARS = 50_000;

const invisible = /[\u200B-\u200D\uFEFF\u00AD]/g;
const innerMarks = /[.&'_\-\u2010\u2018\u2019]+/;
const separators =
  /[\s!"#$%()*+,/:;<=>?@[\\\]^`{|}~\u00A1\u00A7\u00AB\u00B7\u00BB\u00BF\u2013\u2014\u201C\u201D\u201E\u2022\u20AC\u0964\u0965\u09F3\u09F7\p{Cc}]+/u;
/** Without "it", which is a trade. */
const fillers = new Set('a an and as at by for from in of on or the to with ও এবং'.split(' '));
/** What all are; alone they ask for every job. */
const jobWords = new Set(
  (
    'job jobs vacancy vacancies circular chakri chakrir chakuri chakurir kaj kajer niyog ' +
    'চাকরি চাকরির চাকুরি চাকুরির চাকরী কাজ কাজের নিয়োগ বিজ্ঞপ্তি জব'
  )
    .split(' ')
    .map((word) => word.normalize('NFKC')),
);

const cut = (word: string): string =>
  word.length <= MAX_WORD_CHARS ? word : [...word].slice(0, MAX_WORD_CHARS).join('');

function toWord(chunk: string): SearchWord | null {
  if (chunk === '') return null;
  if (!innerMarks.test(chunk)) return { parts: [cut(chunk)], joined: cut(chunk) };
  const parts = chunk
    .split(innerMarks)
    .filter((part) => part !== '')
    .map(cut);
  return parts.length === 0 ? null : { parts, joined: cut(parts.join('')) };
}

/** Names that separators would cut down to a letter, and ".NET", as words. */
const namesWithSigns: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{M}\p{N}])([a-z])\+\+/gu, ' $1plusplus '],
  [/(?<![\p{L}\p{M}\p{N}])([a-z])\+(?![\p{L}\p{M}\p{N}])/gu, ' $1plus '],
  [/(?<![\p{L}\p{M}\p{N}])([cfjq])#/gu, ' $1sharp '],
  [/(?<![\p{L}\p{M}\p{N}])\.net(?![\p{L}\p{M}\p{N}])/gu, ' dotnet '],
];

function cutWords(text: string): SearchWord[] {
  return namesWithSigns
    .reduce((written, [name, word]) => written.replaceAll(name, word), toLetters(text))
    .replace(invisible, '')
    .split(separators)
    .flatMap((chunk) => toWord(chunk) ?? []);
}

/** At most eight words of a search text, without fillers as long as others remain; undefined for "jobs" alone. */
export function toSearchWords(text: string): SearchWord[] | undefined {
  const words = cutWords(text);
  const subjects = words.filter((word) => !jobWords.has(word.joined));
  if (words.length > 0 && subjects.length === 0) return undefined;
  const telling = subjects.filter((word) => !fillers.has(word.joined));
  return (telling.length > 0 ? telling : subjects).slice(0, MAX_WORDS);
}

/** Every word of a stored text. */
export const toTextWords = (text: string): SearchWord[] => cutWords(text.slice(0, MAX_TEXT_CHARS));
