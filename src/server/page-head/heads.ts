import type { Locale } from '#contract/format.ts';
import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { toJobTitle, type NamedScreen } from '#contract/http/page-titles.ts';
import { toJobPath, listedPaths } from '#contract/http/paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { truncate } from '#contract/text.ts';
import { toJobCardPath } from '../cards/card-text.ts';
import { toLocalListTitle } from '../jobs/list-title.ts';
import { toJobWords } from '../jobs/job-words.ts';
import type { BoardFacts, Head, JobFacts, Site, ListFacts } from './page-facts.ts';
import { toJobPosting } from './job-posting.ts';
import { pageTexts } from './page-texts.ts';
import { toListPath } from '#contract/jobs/job-query.ts';
import { feedTypes, toFeedPath } from '../feeds/feed.ts';

const MAX_DESCRIPTION = 200;

/** Until the end of the deadline's day in Bangladesh. */
const isOpen = ({ job, now }: Pick<JobFacts, 'job' | 'now'>): boolean =>
  (deadlineEndMs(job.applicationDeadline) ?? 0) >= now;

function describeJob(facts: JobFacts, language: Locale): string {
  const { job } = facts;
  const { sentence, pay: toPay } = pageTexts[language];
  const { place, pay, applyBy, closedOn } = toJobWords(job, language);
  const end = isOpen(facts) ? applyBy : closedOn;
  const offer = [job.company.name, place].filter((part) => part !== '').join(', ');
  const sentences = [
    offer === '' ? '' : sentence(offer),
    pay === '' ? '' : toPay(pay),
    end === '' ? '' : sentence(end),
    job.description,
  ];
  const text = sentences.filter((part) => part !== '').join(' ');
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), MAX_DESCRIPTION);
}

/** The head of a job's page; only open jobs are for search engines. */
export function toJobHead(facts: JobFacts, site: Site): Head {
  const { job } = facts;
  const title = toJobTitle(job);
  return {
    title,
    description: describeJob(facts, site.language),
    path: toJobPath(job._id),
    type: 'article',
    card: { path: toJobCardPath(job, site), alt: title },
    ...(isOpen(facts) ? { data: toJobPosting(facts, site) } : { isPast: true }),
  };
}

const MAX_TITLES = 3;

function describeList({ search, found }: ListFacts, language: Locale): string {
  const { list } = pageTexts[language];
  const what = toLocalListTitle({ ...search, page: 1 }, language);
  if (found === undefined) return list.unread(what);
  const { total, titles } = found;
  return total === 0 ? list.empty(what) : list.found(what, total, titles.slice(0, MAX_TITLES).join(' · '));
}

/** The head of the job list. Searches are not for search engines. */
export function toListHead(facts: ListFacts, { language }: Pick<Site, 'language'>): Head {
  const { search, found } = facts;
  const { list } = pageTexts[language];
  const head: Head = {
    title: toLocalListTitle(search, language),
    description: describeList(facts, language),
    feeds: (found === undefined ? [] : feedTypes).map(({ kind, type }) => ({
      type,
      title: list.feed(toLocalListTitle({ ...search, page: 1 }, language)),
      path: toLocalPath(toFeedPath(kind, search), language),
    })),
  };
  return search.search === undefined ? { ...head, path: toListPath(search) } : head;
}

/** The head of a category, city or company; without its name if that could not be read. */
export function toBoardHead({ found }: BoardFacts, { language }: Pick<Site, 'language'>): Head {
  const { board, titleTexts, toShownCity } = pageTexts[language];
  if (found === undefined) return { title: titleTexts.jobs, description: board.unread };
  const name = found.kind === 'city' ? toShownCity(found) : found.name;
  const title = titleTexts.board[found.kind](name);
  return { title, description: board.found(title, found.openJobs), path: found.path };
}

const isListed = (screen: NamedScreen): screen is NamedScreen & keyof typeof listedPaths =>
  Object.hasOwn(listedPaths, screen);

/** The head of a constant screen. */
export function toScreenHead(screen: NamedScreen, { language }: Pick<Site, 'language'>): Head {
  const { titles, screens, otherScreens } = pageTexts[language];
  const descriptions: Partial<Record<NamedScreen, string>> = screens;
  const head = { title: titles[screen], description: descriptions[screen] ?? otherScreens };
  return isListed(screen) ? { ...head, path: listedPaths[screen] } : head;
}

/** The head of an unknown address or job. */
export function toMissingHead(what: 'page' | 'job', { language }: Pick<Site, 'language'>): Head {
  const { titles, noPage, noJob } = pageTexts[language];
  return what === 'page'
    ? { title: titles.notFound, description: noPage }
    : { title: titles.jobDetails, description: noJob };
}
