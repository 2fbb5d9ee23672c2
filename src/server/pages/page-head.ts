import type { Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { titleTextsIn, type NamedScreen, toJobTitle, toWindowTitle } from '#contract/http/page-titles.ts';
import { pageTitlesIn } from '#contract/http/page-title-texts.ts';
import { listedPaths, toJobPath } from '#contract/http/paths.ts';
import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { toListPath } from '#contract/jobs/job-query.ts';
import { toShownCityIn } from '#contract/jobs/shown-place.ts';
import { truncate } from '#contract/text.ts';
import { cardSize, toJobCardPath, toSiteCardPath } from './card-text.ts';
import { feedTypes, toFeedPath } from './feeds.ts';
import { escapeHtml, toScriptJson } from '../http/response/html.ts';
import { toJobWords } from '../jobs/job-words.ts';
import { toLocalListTitle } from '../jobs/local-names.ts';
import { headTexts } from './head-texts.ts';
import { toJobPosting } from './job-posting.ts';
import type { BoardFacts, Head, JobFacts, ListFacts, PageFacts, Site } from './page-facts.ts';

/** One process serves both languages. */
const pageTexts = {
  en: {
    ...headTexts.en,
    titles: pageTitlesIn.en,
    titleTexts: titleTextsIn.en,
    toShownCity: toShownCityIn.en,
  },
  bn: {
    ...headTexts.bn,
    titles: pageTitlesIn.bn,
    titleTexts: titleTextsIn.bn,
    toShownCity: toShownCityIn.bn,
  },
} as const;

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
function toJobHead(facts: JobFacts, site: Site): Head {
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
function toListHead(facts: ListFacts, { language }: Pick<Site, 'language'>): Head {
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
function toBoardHead({ found }: BoardFacts, { language }: Pick<Site, 'language'>): Head {
  const { board, titleTexts, toShownCity } = pageTexts[language];
  if (found === undefined) return { title: titleTexts.jobs, description: board.unread };
  const name = found.kind === 'city' ? toShownCity(found) : found.name;
  const title = titleTexts.board[found.kind](name);
  return { title, description: board.found(title, found.openJobs), path: found.path };
}

const isListed = (screen: NamedScreen): screen is NamedScreen & keyof typeof listedPaths =>
  Object.hasOwn(listedPaths, screen);

/** The head of a constant screen. */
function toScreenHead(screen: NamedScreen, { language }: Pick<Site, 'language'>): Head {
  const { titles, screens, otherScreens } = pageTexts[language];
  const descriptions: Partial<Record<NamedScreen, string>> = screens;
  const head = { title: titles[screen], description: descriptions[screen] ?? otherScreens };
  return isListed(screen) ? { ...head, path: listedPaths[screen] } : head;
}

/** The head of an unknown address or job. */
function toMissingHead(what: 'page' | 'job', { language }: Pick<Site, 'language'>): Head {
  const { titles, noPage, noJob } = pageTexts[language];
  return what === 'page'
    ? { title: titles.notFound, description: noPage }
    : { title: titles.jobDetails, description: noJob };
}

function toHead(facts: PageFacts, site: Site): Head {
  if (facts.kind === 'job') return toJobHead(facts, site);
  if (facts.kind === 'list') return toListHead(facts, site);
  if (facts.kind === 'screen') return toScreenHead(facts.screen, site);
  if (facts.kind === 'asked') return toScreenHead('jobDetails', site);
  return facts.kind === 'board' ? toBoardHead(facts, site) : toMissingHead(facts.what, site);
}

type Attributes = Readonly<Record<string, string>>;

const toTag = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;
const meta = (name: string, content: string): string => toTag('meta', { name, content });
const property = (name: string, content: string): string => toTag('meta', { property: name, content });

const ogLocales: Readonly<Record<Locale, string>> = { en: 'en_GB', bn: 'bn_BD' };

function toPreviewTags({ title, description, path, type = 'website', card }: Head, site: Site): string[] {
  const { origin, appName, language } = site;
  const picture = origin + (card?.path ?? toSiteCardPath(site));
  const alt = card?.alt ?? pageTexts[language].site(appName);
  return [
    property('og:type', type),
    property('og:site_name', appName),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', ogLocales[language]),
    property('og:locale:alternate', ogLocales[language === 'en' ? 'bn' : 'en']),
    ...(path === undefined ? [] : [property('og:url', origin + toLocalPath(path, language))]),
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
    meta('twitter:image:alt', alt),
  ];
}

const toDataScript = (data: object): string =>
  `<script type="application/ld+json">${toScriptJson(data)}</script>`;

const translations: readonly (readonly [hreflang: string, language: Locale])[] = [
  ['en', 'en'],
  ['bn', 'bn'],
  ['x-default', 'en'],
];

const noIndex = meta('robots', 'noindex');

/** The canonical URL in this language and the translations; without a path, `noindex`. */
function toAddressTags(path: string | undefined, { origin, language }: Site): string[] {
  if (path === undefined) return [noIndex];
  const link = (rel: string, of: Locale, more: Attributes = {}) =>
    toTag('link', { rel, ...more, href: origin + toLocalPath(path, of) });
  return [
    link('canonical', language),
    ...translations.map(([hreflang, of]) => link('alternate', of, { hreflang })),
  ];
}

/** A page's title, description, previews, feeds and structured data as HTML. */
export function toPageHead(facts: PageFacts, site: Site): string {
  const head = toHead(facts, site);
  const { title, description, path, isPast = false, feeds = [], data } = head;
  const feedTags = feeds.map((feed) =>
    toTag('link', { rel: 'alternate', type: feed.type, title: feed.title, href: feed.path }),
  );
  return [
    `<title>${escapeHtml(toWindowTitle(title, site.appName))}</title>`,
    meta('description', description),
    ...toAddressTags(path, site),
    ...(isPast ? [noIndex] : []),
    ...toPreviewTags(head, site),
    ...feedTags,
    ...(data === undefined ? [] : [toDataScript(data)]),
  ].join('');
}
