import { type Script, toScript } from './bangla-word.ts';
import { toConsonantKey } from './consonant-key.ts';
import { type SearchWord, toTextWords } from './search-words.ts';
import { readConcepts } from './vocabulary/concepts.ts';
import { memoize, toStem, toTableForm } from './word-stem.ts';

/** Tokens of other changes of a word or its kind begin with a mark that no word has. */
const marks = { concept: '@', bangla: '^', latin: '~' } as const;
const marked = /^[@^~=]/;

/** True for words and stems; false for what only the index knows. */
export const isWordToken = (token: string): boolean => !marked.test(token);

export const toConceptToken = (name: string): string => marks.concept + name;

/** The key's token; '' for a word too short. @param script in which a text has it */
export function toKeyToken(word: string, script: Script): string {
  const key = toConsonantKey(word);
  return key === '' ? '' : marks[script] + key;
}

const toOwnKey = memoize((word) => toKeyToken(word, toScript(word)));

function addConcepts(tokens: Set<string>, words: readonly SearchWord[], kind: 'short' | 'running'): void {
  const { bySpelling, beginnings, ambiguous } = readConcepts();
  const forms = words.flatMap((word) => word.parts.map(toTableForm));
  for (let at = 0; at < forms.length; at += 1) {
    let phrase = forms[at] ?? '';
    for (let next = at + 1; ; next += 1) {
      const names = kind === 'short' || !ambiguous.has(phrase) ? (bySpelling.get(phrase) ?? []) : [];
      for (const name of names) tokens.add(toConceptToken(name));
      if (next === forms.length || !beginnings.has(phrase)) break;
      phrase += ` ${forms[next] ?? ''}`;
    }
  }
}

/**
 * The tokens by which a text is found: its words as they are, their stems, and what they name. Titles and the like have
 * the words' sounds as well; in a running text too much sounds alike.
 */
export function toTextTokens(text: string, kind: 'short' | 'running'): Set<string> {
  const words = toTextWords(text);
  const tokens = new Set<string>();
  for (const { parts, joined } of words) {
    for (const word of parts.length === 1 ? parts : parts.concat(joined)) {
      tokens.add(word).add(toStem(word));
      if (kind === 'short') tokens.add(toOwnKey(word));
    }
  }
  addConcepts(tokens, words, kind);
  tokens.delete('');
  return tokens;
}

/** What a search looks at. */
export interface SearchableJob {
  title: string;
  description: string;
  /** Company, category, place, kind, skills and tags. */
  keys: readonly string[];
}

export interface JobTokens {
  title: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  text: ReadonlySet<string>;
}

/** Raise after any change of what tokens a text has: servers then index their jobs again. */
export const ANALYSER_VERSION = 5;

/** The tokens of a job, the same on the server and on the device. */
export const toJobTokens = ({ title, description, keys }: SearchableJob): JobTokens => ({
  title: toTextTokens(title, 'short'),
  keys: new Set(keys.flatMap((key) => [...toTextTokens(key, 'short')])),
  text: toTextTokens(description, 'running'),
});
