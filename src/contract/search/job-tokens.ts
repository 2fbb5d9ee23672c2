import { toTextTokens } from './text-tokens.ts';

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
