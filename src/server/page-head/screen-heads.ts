import { formatNumber } from '#contract/format.ts';
import { toListPath } from '#contract/jobs/job-query.ts';
import { toListTitle, pageTitles, type NamedScreen } from '#contract/http/page-titles.ts';
import { feedTypes, toFeedPath } from '../feeds/feed.ts';
import type { Head, ListFacts } from './page-facts.ts';
import { appPaths } from '#contract/http/paths.ts';

const MAX_TITLES = 3;

function toDescription({ search, found }: ListFacts): string {
  const what = toListTitle({ ...search, page: 1 });
  if (found === undefined) return `${what}. Search, filter and save jobs, and read them without internet.`;
  const { total, titles } = found;
  if (total === 0) return `${what}: none is open now. Subscribe to hear of new ones.`;
  const count = total === 1 ? '1 open job' : `${formatNumber(total, 'en')} open jobs`;
  return `${what}: ${count}. ${titles.slice(0, MAX_TITLES).join(' · ')}`;
}

/** The head of the job list. Searches are not for search engines. */
export function toListHead(facts: ListFacts): Head {
  const { search, found } = facts;
  const title = toListTitle(search);
  const head: Head = {
    title,
    description: toDescription(facts),
    feeds: (found === undefined ? [] : feedTypes).map(({ kind, type }) => ({
      type,
      title: `New: ${toListTitle({ ...search, page: 1 })}`,
      path: toFeedPath(kind, search),
    })),
  };
  return search.search === undefined ? { ...head, path: toListPath(search) } : head;
}

const descriptions: Partial<Record<NamedScreen, string>> = {
  home: 'Find jobs across Bangladesh, read them without internet, download CV templates and apply by e-mail.',
  cv: 'Write your CV on your phone, or download a template in English or Bangla. Free, and it works without internet.',
  about: 'Who we are, and how people and companies in Bangladesh find each other here.',
  contact: 'How to reach us by e-mail, by phone or at our office.',
  faq: 'Short answers for those who look for work and for those who offer it.',
  terms: 'The terms of fair use: what you may expect from us, and we from you.',
  privacy: 'What is stored, where, and for how long. No advertising, no tracking by third parties.',
  refund: 'What a subscription costs, how to end it, and when money is returned.',
  products: 'What we offer to those who look for work and to those who offer it.',
  signIn: 'Sign in to post jobs and to manage your companies.',
  register: 'Create a free account to post jobs and to present your company.',
};

export const listedScreens: readonly NamedScreen[] = [
  'home',
  'cv',
  'about',
  'contact',
  'faq',
  'terms',
  'privacy',
  'refund',
  'products',
];

const OTHERS = 'A job board for Bangladesh that keeps working without internet.';

/** The head of a constant screen. */
export function toScreenHead(screen: NamedScreen): Head {
  const head = { title: pageTitles[screen], description: descriptions[screen] ?? OTHERS };
  return listedScreens.includes(screen) ? { ...head, path: appPaths[screen] } : head;
}

/** The head of an unknown address or job. */
export const toMissingHead = (what: 'page' | 'job'): Head =>
  what === 'page'
    ? { title: pageTitles.notFound, description: 'There is nothing at this address.' }
    : { title: pageTitles.jobDetails, description: 'This job is not on offer.' };
