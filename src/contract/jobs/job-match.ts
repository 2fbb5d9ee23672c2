import { startOfDhakaDay } from '../dhaka-days.ts';
import { DAY_MS } from '../limits.ts';
import { toOddPay } from '../advice/odd-pay.ts';
import { deadlineEndMs, isOpen } from './job-dates.ts';
import { filterNames, type FilterName, type PayBounds, type PostedWithin } from './filters.ts';
import type { Job } from './job.ts';
import type { JobSearch } from './job-query.ts';
import { toMonthlyPay, toTaka } from './salary-rank.ts';
import { jobSorts, type JobSort } from './vocabulary.ts';
import { toCityKey } from './city-key.ts';
import type { SearchableJob } from '../search/text-tokens.ts';
import {
  asWritten,
  createWordIndex,
  createWordIndexInSteps,
  findWords,
  type WordIndex,
} from '../search/word-index.ts';

const toSearchable = (job: Job): SearchableJob => ({
  title: job.title,
  description: job.description,
  keys: [
    job.company.name,
    job.category?.name ?? '',
    job.location.city,
    job.location.state,
    job.location.country,
    job.jobType,
    job.workMode,
    job.experienceLevel,
    ...job.requiredSkills,
    ...job.niceToHaveSkills,
    ...job.tags,
  ],
});

/** Jobs to search offline by the server's rules (server/jobs/search/filters.ts). */
export interface JobIndex {
  jobs: readonly Job[];
  words: () => WordIndex;
}

export function createJobIndex(jobs: readonly Job[]): JobIndex {
  let words: WordIndex | undefined;
  return { jobs, words: () => (words ??= createWordIndex(jobs.map(toSearchable))) };
}

/** The same, with its words indexed in steps: 1,000 jobs take a slow phone seconds. @param pause awaited after each job */
export async function createJobIndexInSteps(
  jobs: readonly Job[],
  pause: () => Promise<unknown> | undefined,
): Promise<JobIndex> {
  const words = await createWordIndexInSteps(jobs.map(toSearchable), pause);
  return { jobs, words: () => words };
}

const postedMs = (job: Job): number => Date.parse(job.postedAt) || 0;

const postedDays: Readonly<Record<PostedWithin, number>> = { today: 1, '3days': 3, '7days': 7 };

/** When a period began: a midnight in Bangladesh, so that cards and periods count the same days. Both ms since the epoch. */
export const toPostedSince = (within: PostedWithin, now: number): number =>
  startOfDhakaDay(now) - (postedDays[within] - 1) * DAY_MS;

type IsFit = (job: Job) => boolean;

const toKey = (text: string): string => text.trim().toLowerCase();

function fitsCategory(category: string, jobs: readonly Job[]): IsFit {
  const id = category.trim();
  if (jobs.some((job) => job.category?._id === id)) return (job) => job.category?._id === id;
  return (job) => toKey(job.category?.name ?? '') === toKey(id);
}

function fitsPay({ minSalary, maxSalary, payCurrency = 'USD' }: PayBounds): IsFit {
  const lowest = toTaka(minSalary ?? 0, payCurrency);
  const highest = toTaka(maxSalary ?? Infinity, payCurrency);
  return ({ salary }) => {
    const { least, most } = toMonthlyPay(salary);
    return most >= lowest && least <= highest;
  };
}

/** @param all the jobs that are searched @param now ms since the epoch */
type ToFit = (search: JobSearch, all: readonly Job[], now: number) => IsFit | false;

/** How each filter matches a job. */
const fits: Readonly<Record<FilterName, ToFit>> = {
  jobType: ({ jobType = [] }) =>
    jobType.length > 0 && ((job) => jobType.includes(job.jobType) || jobType.includes(job.workMode)),
  experienceLevel: ({ experienceLevel = [] }) =>
    experienceLevel.length > 0 && ((job) => experienceLevel.includes(job.experienceLevel)),
  pay: (search) => (search.minSalary ?? search.maxSalary) !== undefined && fitsPay(search),
  category: ({ category }, all) => category !== undefined && fitsCategory(category, all),
  country: ({ country }) =>
    country !== undefined && ((job) => toKey(job.location.country) === toKey(country)),
  city({ city }) {
    if (city === undefined) return false;
    const key = toCityKey(city);
    return (job) => key !== '' && toCityKey(job.location.city) === key;
  },
  company: ({ company }) => company !== undefined && ((job) => job.company._id === company),
  postedWithin({ postedWithin }, _all, now) {
    if (postedWithin === undefined) return false;
    const since = toPostedSince(postedWithin, now);
    return (job) => postedMs(job) >= since;
  },
};

const toFits = (search: JobSearch, jobs: readonly Job[], now: number): IsFit[] =>
  filterNames.flatMap((name) => fits[name](search, jobs, now) || []);

/** Pay that nobody pays, most likely by a wrong unit, counts as none. */
const toPayOrder = ({ salary }: Job): number => (toOddPay(salary) === null ? toMonthlyPay(salary).most : 0);

const orders: Readonly<Record<JobSort, (job: Job) => readonly number[]>> = {
  newest: (job) => [-postedMs(job)],
  deadline: (job) => [deadlineEndMs(job.applicationDeadline) ?? Infinity, postedMs(job)],
  salary: (job) => [-toPayOrder(job), -postedMs(job)],
};

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** As asked for; else the best match while searching, else the newest. */
function toOrder(sort: string | undefined, scores: ReadonlyMap<number, number> | undefined) {
  const order = orders[jobSorts.find((known) => known === sort) ?? 'newest'];
  const isByScore = sort === undefined && scores !== undefined;
  return (job: Job, number: number) => [isByScore ? -(scores.get(number) ?? 0) : 0, ...order(job)];
}

/** The jobs of a search that was stored, unordered. @param now ms since the epoch */
export function matchStoredSearch({ jobs, words }: JobIndex, search: JobSearch, now: number): Job[] {
  const asked = toFits(search, jobs, now);
  const scores = search.search?.trim() ? findWords(words(), search.search, asWritten) : undefined;
  const candidates = scores === undefined ? jobs : [...scores.keys()].flatMap((number) => jobs[number] ?? []);
  return candidates.filter((job) => isOpen(job, now) && asked.every((fit) => fit(job)));
}

/** The jobs of a search, all pages. @param now ms since the epoch */
export function matchJobs({ jobs, words }: JobIndex, search: JobSearch, now: number): Job[] {
  const asked = toFits(search, jobs, now);
  const scores = search.search?.trim() ? findWords(words(), search.search) : undefined;
  const order = toOrder(search.sort, scores);
  return jobs
    .map((job, number) => ({ job, number }))
    .filter(
      ({ job, number }) =>
        isOpen(job, now) && (scores?.has(number) ?? true) && asked.every((fit) => fit(job)),
    )
    .map(({ job, number }) => ({ job, keys: order(job, number) }))
    .toSorted((a, b) => compare(a.keys, b.keys))
    .map(({ job }) => job);
}
