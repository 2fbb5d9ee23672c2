import { toSeenText } from './clean-text.ts';
import { parseJobSearch } from './jobs/job-query.ts';
import { listLimits } from './limits.ts';
import { appPaths } from './http/paths.ts';

export type SharedGoal =
  | { to: typeof appPaths.jobDetails; search: { id: string } }
  | { to: typeof appPaths.jobs; search: { search?: string } };

/** Without scheme or host only at the beginning of a word. */
const jobLink =
  /(?:https?:\/\/(?<host>[^\s/?#\\]+)|(?<![^\s"'<>()])(?<bare>[^\s/?#\\"'<>()]*))(?:\/bn)?\/jobDetailsPage\/?\?(?<query>[^\s#"'<>()]*)/giu;

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

const withoutPunctuation = (text: string): string => text.replace(/[.,;:!?।…]+$/u, '');

function readId(query: string): string {
  const pairs = withoutPunctuation(query).split('&');
  const found = pairs.find((pair) => pair.startsWith('id='));
  return decode(found?.slice('id='.length) ?? '').trim();
}

function findJobId(text: string, ownHost: string): string {
  for (const { groups } of text.matchAll(jobLink)) {
    const host = groups?.['host'] ?? groups?.['bare'] ?? '';
    const isOurs = host === '' || host.toLowerCase() === ownHost.toLowerCase();
    const id = isOurs ? readId(groups?.['query'] ?? '') : '';
    if (id !== '') return id;
  }
  return '';
}

/** Longer words are not searched for links, as the regular expression would be slow. */
const MAX_WORD_CHARS = 500;
const MAX_CHARS = 20_000;

function readText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const words = value.slice(0, MAX_CHARS).split(/\s+/u);
  return words.filter((word) => word.length <= MAX_WORD_CHARS).join(' ');
}

const links = /[a-z][a-z\d+.-]*:\/\/\S*|www\.\S+|\S*\/jobDetailsPage\S*/giu;
const wrapping = /^[\s"'“”‘’«»„,;:!?।…·–—-]+|[\s"'“”‘’«»„.,;:!?।…·–—-]+$/gu;

function cutAtWord(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit + 1).replace(/\s+\S*$/u, '');
}

function toSearchText(text: string): string | undefined {
  const line = toSeenText(text.replaceAll(links, ' '))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(wrapping, '');
  if (!/[\p{L}\p{N}]/u.test(line)) return undefined;
  return parseJobSearch({ search: cutAtWord(line, listLimits.searchMaxChars) }).search;
}

/** The job that a shared text links to, else a search for its words, else the list. @param shared unchecked */
export function toSharedGoal(shared: Readonly<Record<string, unknown>>, ownHost: string): SharedGoal {
  const [title, text, url] = [readText(shared['title']), readText(shared['text']), readText(shared['url'])];
  const id = findJobId([url, text, title].join('\n'), ownHost);
  if (id !== '') return { to: appPaths.jobDetails, search: { id } };
  const search = [text, title, url].map(toSearchText).find((found) => found !== undefined);
  return { to: appPaths.jobs, search: search === undefined ? {} : { search } };
}
