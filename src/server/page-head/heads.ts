import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { toJobTitle, toListTitle, type NamedScreen } from '#contract/http/page-titles.ts';
import { pageTitles, titleTexts } from '#contract/http/page-titles.en.ts';
import { toJobPath, appPaths } from '#contract/http/paths.ts';
import { truncate } from '#contract/text.ts';
import { toJobCardPath } from '../cards/card-text.ts';
import { toJobWords } from '../jobs/job-words.ts';
import type { Head, JobFacts, Site, ListFacts } from './page-facts.ts';
import { toJobPosting } from './job-posting.ts';
import { formatNumber } from '#contract/format.ts';
import { toListPath } from '#contract/jobs/job-query.ts';
import { feedTypes, toFeedPath } from '../feeds/feed.ts';

const MAX_DESCRIPTION = 200;

/** Until the end of the deadline's day in Bangladesh. */
const isOpen = ({ job, now }: Pick<JobFacts, 'job' | 'now'>): boolean =>
  (deadlineEndMs(job.applicationDeadline) ?? 0) >= now;

function describeJob(facts: JobFacts): string {
  const { job } = facts;
  const { place, pay, deadline } = toJobWords(job);
  const offer = [job.company.name, place].filter((part) => part !== '').join(', ');
  const end = isOpen(facts) ? `Apply by ${deadline}.` : `Closed on ${deadline}.`;
  const sentences = [offer === '' ? '' : `${offer}.`, pay === '' ? '' : `Pay: ${pay}.`, end, job.description];
  const text = sentences.filter((part) => part !== '').join(' ');
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), MAX_DESCRIPTION);
}

/** The head of a job's page; structured data only for open jobs. */
export function toJobHead(facts: JobFacts, site: Site): Head {
  const { job } = facts;
  const title = toJobTitle(job);
  return {
    title,
    description: describeJob(facts),
    path: toJobPath(job._id),
    type: 'article',
    card: { path: toJobCardPath(job, site.appName), alt: title },
    ...(isOpen(facts) && { data: toJobPosting(facts, site) }),
  };
}

const MAX_TITLES = 3;

function describeList({ search, found }: ListFacts): string {
  const what = toListTitle({ ...search, page: 1 }, titleTexts);
  if (found === undefined) return `${what}. Search, filter and save jobs, and read them without internet.`;
  const { total, titles } = found;
  if (total === 0) return `${what}: none is open now. Subscribe to hear of new ones.`;
  const count = total === 1 ? '1 open job' : `${formatNumber(total, 'en')} open jobs`;
  return `${what}: ${count}. ${titles.slice(0, MAX_TITLES).join(' · ')}`;
}

/** The head of the job list. Searches are not for search engines. */
export function toListHead(facts: ListFacts): Head {
  const { search, found } = facts;
  const title = toListTitle(search, titleTexts);
  const head: Head = {
    title,
    description: describeList(facts),
    feeds: (found === undefined ? [] : feedTypes).map(({ kind, type }) => ({
      type,
      title: `New: ${toListTitle({ ...search, page: 1 }, titleTexts)}`,
      path: toFeedPath(kind, search),
    })),
  };
  return search.search === undefined ? { ...head, path: toListPath(search) } : head;
}

const descriptions: Partial<Record<NamedScreen, string>> = {
  home: 'Find jobs across Bangladesh, read them offline, download CV templates and apply by email.',
  cv: 'Write your CV on your phone, or download a template in English or Bangla. Free, and it works without internet.',
  about: 'Who we are, and how people and companies in Bangladesh find each other here.',
  contact: 'Reach us by email, by phone or at our office.',
  faq: 'Short answers for job seekers and employers.',
  terms: 'The terms of fair use: what you may expect from us, and we from you.',
  privacy: 'What is stored, where, and for how long. No advertising, no tracking by third parties.',
  refund: 'What a subscription costs, how to end it, and when money is returned.',
  products: 'What we offer job seekers and employers.',
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
    : { title: pageTitles.jobDetails, description: 'This job is not available.' };
