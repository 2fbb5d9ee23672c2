import { redirect } from '@tanstack/react-router';
import { ownHost } from '#platform/browser/browser.ts';
import { toSeenText } from '#contract/clean-text.ts';
import { appPaths } from '#contract/http/paths.ts';
import { parseJobSearch } from '#contract/jobs/job-query.ts';
import { listLimits } from '#contract/limits.ts';
import { trimSigns, trimSignsEnd } from '#contract/trim-signs.ts';
import type { PageContext } from './page-context.ts';

type SharedGoal =
  | { to: typeof appPaths.jobDetails; search: { id: string } }
  | { to: typeof appPaths.jobs; search: { search?: string } };

/** Without scheme or host only at the beginning of a word. */
const jobLink =
  /(?:https?:\/\/(?<host>[^\s/?#\\]{1,253})|(?<![^\s"'<>()])(?<bare>[^\s/?#\\"'<>()]{0,253}))(?:\/bn)?\/jobDetailsPage\/?\?(?<query>[^\s#"'<>()]{0,500})/giu;

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

const withoutPunctuation = (text: string): string => trimSignsEnd(text, /[.,;:!?।…]/);

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

const linkStart = /[a-z][a-z\d+.-]{0,20}:\/\/|www\../iu;
const wrapping = /[\s"'“”‘’«»„,;:!?।…·–—-]/;
/** A full stop may begin a word. */
const wrappingEnd = /[\s"'“”‘’«»„.,;:!?।…·–—-]/;

function withoutLink(word: string): string {
  const start = /\/jobDetailsPage/i.test(word) ? 0 : word.search(linkStart);
  return start < 0 ? word : word.slice(0, start);
}

const withoutLinks = (text: string): string => text.split(/\s/).map(withoutLink).join(' ');

function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  return cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : undefined);
}

function toSearchText(text: string): string | undefined {
  const plain = toSeenText(withoutLinks(text)).replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const line = trimSigns(trimSignsEnd(plain, wrappingEnd), wrapping);
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

/** Opens the job that a shared text links to, or searches for the text. */
export function loadShareTarget({ location }: PageContext): void {
  throw redirect({ ...toSharedGoal({ ...location.search }, ownHost()), replace: true });
}
