import { boardPaths, apiPaths, appPaths } from '#contract/http/paths.ts';
import { toSlug } from '#contract/search/slug.ts';
import { parseJobSearch, toUrlQuery } from '#contract/jobs/job-query.ts';
import { jobSorts, filterExperienceLevels, filterJobTypes } from '#contract/jobs/vocabulary.ts';
import type { Database } from '#server/db/client.ts';
import { createRandom, type Random } from '#server/sample/synthetic/random.ts';
import { toBanglaRole } from '#server/sample/bangla-roles.ts';
import { roleFamilies } from '#server/sample/roles.ts';
import { cities } from '#server/sample/surroundings.ts';
import { feedPaths } from '#server/pages/feeds.ts';
import { SITEMAP_PATH } from '#server/pages/sitemaps.ts';

/** A kind of request, and addresses of that kind: different ones, as from different people. */
export interface Workload {
  what: string;
  /** `rendered`: a page as HTML. */
  kind: 'list' | 'page' | 'search' | 'rendered' | 'other';
  paths: string[];
}

/** What a running server has warm: optimised code, connections, and the places of far pages. */
export const WARM_UP_REQUESTS = 240;
const REQUESTS = WARM_UP_REQUESTS + 120;
const PAGE_SIZE = 10;

const many = (make: () => string): string[] => Array.from({ length: REQUESTS }, make);
const list = (...pairs: string[]): string =>
  `${apiPaths.jobs}?${['perPage=10', ...pairs].filter(Boolean).join('&')}`;
const encode = encodeURIComponent;

/** The slider's first range, and what people look for; in dollars, and in taka. */
const salaryRanges = [
  'minSalary=50&maxSalary=5000',
  'minSalary=10000&maxSalary=25000&payCurrency=BDT',
  'minSalary=20000&payCurrency=BDT',
  'minSalary=30000&maxSalary=80000&payCurrency=BDT',
] as const;

/** One to three filters, as people set them. */
function someFilters(random: Random): string {
  const categories = roleFamilies.map(({ category }) => category);
  const place = random.pick(cities);
  const filters = [
    `category=${encode(random.pick(categories))}`,
    `jobType=${random.some(filterJobTypes, random.whole(1, 2)).join(',')}`,
    `experienceLevel=${random.some(filterExperienceLevels, random.whole(1, 2)).join(',')}`,
    random.pick(salaryRanges),
    `country=${encode(place.country)}`,
    `city=${encode(place.city)}`,
  ];
  return random.some(filters, random.whole(1, 3)).join('&');
}

/** Two letters swapped. */
function misspell(text: string, random: Random): string {
  const at = random.whole(1, Math.max(1, text.length - 3));
  return text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
}

/** As many as of the jobs. */
const BANGLA_SHARE = 1 / 3;

/** A title, a skill, a beginning, a slip, or a title and a city. */
function someText(random: Random): string {
  const family = random.pick(roleFamilies);
  const { titles, skills } = random.next() < BANGLA_SHARE ? toBanglaRole(family.category) : family;
  const title = random.pick(titles);
  return random.pick([
    () => title.toLowerCase(),
    () => random.pick(skills),
    () => title.slice(0, random.whole(2, 5)),
    () => misspell(title, random),
    () => `${title} ${random.pick(cities).city}`,
  ])();
}

async function readIds(db: Database): Promise<string[]> {
  const rows = await db.sql<{ id: string }[]>`
    select id from jobs where no in (select (random() * (select max(no) from jobs))::bigint from generate_series(1, 400))
    and visible limit ${REQUESTS}`;
  return rows.map((row) => row.id);
}

/** The address as the list itself writes it: others lead there. */
const toPage = (query: string): string =>
  `${appPaths.jobs}?${toUrlQuery(parseJobSearch(Object.fromEntries(new URLSearchParams(query))))}`;

/** What people and search engines open by its address, as HTML; and what is read beside that. */
function createPageWorkloads(random: Random, ids: readonly string[]): Workload[] {
  const places = cities.map(({ city }) => boardPaths.city(toSlug(city)));
  return [
    {
      what: 'the page of a list',
      kind: 'rendered',
      paths: many(() => toPage(`${someFilters(random)}&page=${random.whole(1, 3)}`)),
    },
    {
      what: 'the page of a job',
      kind: 'rendered',
      paths: ids.map((id) => `${appPaths.jobDetails}?id=${id}`),
    },
    { what: 'the page of a city', kind: 'rendered', paths: many(() => random.pick(places)) },
    { what: 'a feed', kind: 'other', paths: many(() => `${feedPaths.atom}?${someFilters(random)}`) },
    { what: 'the cities', kind: 'other', paths: many(() => apiPaths.cities) },
    { what: 'the sitemap', kind: 'other', paths: many(() => SITEMAP_PATH) },
  ];
}

/** The same requests in every run. */
export async function createWorkloads(db: Database, jobs: number): Promise<Workload[]> {
  const random = createRandom(7);
  const ids = await readIds(db);
  const pages = Math.max(1, Math.floor((jobs * 0.98) / PAGE_SIZE));
  const sort = () => `sort=${random.pick(jobSorts)}`;
  return [
    {
      what: 'list, first pages',
      kind: 'list',
      paths: many(() => list(sort(), `page=${random.whole(1, 20)}`)),
    },
    {
      what: 'filters',
      kind: 'list',
      paths: many(() => list(someFilters(random), `page=${random.whole(1, 3)}`)),
    },
    { what: 'any page', kind: 'page', paths: many(() => list(`page=${random.whole(1, pages)}`)) },
    { what: 'search', kind: 'search', paths: many(() => list(`search=${encode(someText(random))}`)) },
    {
      what: 'search with filters',
      kind: 'search',
      paths: many(() => list(`search=${encode(someText(random))}`, someFilters(random))),
    },
    {
      what: 'search in an order',
      kind: 'search',
      paths: many(() => list(`search=${encode(someText(random))}`, sort(), `page=${random.whole(1, 3)}`)),
    },
    { what: 'one job', kind: 'other', paths: ids.map(apiPaths.job) },
    ...createPageWorkloads(random, ids),
  ];
}
