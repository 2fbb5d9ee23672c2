import { sql, type SQL } from 'drizzle-orm';
import { toCityKey } from '#contract/jobs/city-key.ts';
import { choiceRows, filterNames, type FilterName } from '#contract/jobs/filters.ts';
import { toPostedSince } from '#contract/jobs/job-match.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toTaka } from '#contract/jobs/salary-rank.ts';
import { experienceLevels, jobTypes, payCurrencies, type JobSort } from '#contract/jobs/vocabulary.ts';
import { query, text, type Parameter } from '../../http/describe-route.ts';

/** The fields of a job that have marks. */
export interface MarkedJob {
  categoryId: string;
  countryKey: string;
  jobType: string;
  workMode: string;
  experienceLevel: string;
}

/** What a search asks of a filter. */
interface Asked {
  /** Any of them; no value matches no job. They are part of the keys of caches. */
  values: readonly (string | number)[];
  where: SQL;
}

/** A filter of a search. */
interface Condition extends Asked {
  name: FilterName;
}

/** The filters of a search, without its words. */
export type ListFilter = readonly Condition[];

interface Known {
  /** The search's category; undefined for an unknown one. */
  categoryId: string | undefined;
  /** ms since the epoch. */
  now: number;
}

interface FilterRow {
  /** For the API document. */
  parameters: readonly Parameter[];
  /** Columns of `where`, which the orders' indexes include. */
  columns: readonly string[];
  /** The values as tokens in a job's vector, so that one index serves words and filters. */
  marks?: { sign: string; of: (job: MarkedJob) => readonly string[] };
  /** True for a filter of the order's own column: it has a part of each index by time of posting. */
  isPeriod?: true;
  ask: (search: JobSearch, known: Known) => Asked | undefined;
}

/** The country as the column `country_key`: Latin letters in lower case. */
export const toCountryKey = (country: string): string =>
  country.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const someOf = (values: readonly string[]): string =>
  `Any of: ${values.join(', ')}. Several are parted by commas; the parameter may also be repeated.`;
const amount = { type: 'number', minimum: 0 } as const;

/** Pay is compared by the month and in taka. Bounds of 0 are ignored (§7). */
function askPay({ minSalary, maxSalary, payCurrency = 'USD' }: JobSearch): Asked | undefined {
  const least = toTaka(minSalary ?? 0, payCurrency);
  const most = toTaka(maxSalary ?? 0, payCurrency);
  const bounds = [
    ...(least === 0 ? [] : [sql`jobs.salary_rank >= ${least}::float8`]),
    ...(most === 0 ? [] : [sql`jobs.salary_rank_min <= ${most}::float8`]),
  ];
  return bounds.length === 0 ? undefined : { values: [least, most], where: sql.join(bounds, sql` and `) };
}

const rows: Readonly<Record<FilterName, FilterRow>> = {
  jobType: {
    parameters: [query('jobType', text(), someOf(jobTypes))],
    columns: ['job_type', 'work_mode'],
    marks: { sign: 't', of: ({ jobType, workMode }) => [jobType, workMode] },
    ask({ jobType: values }) {
      const any = sql`any(${sql.param(values)}::text[])`;
      return values && { values, where: sql`(jobs.job_type = ${any} or jobs.work_mode = ${any})` };
    },
  },
  experienceLevel: {
    parameters: [query('experienceLevel', text(), someOf(experienceLevels))],
    columns: ['experience_level'],
    marks: { sign: 'l', of: ({ experienceLevel }) => [experienceLevel] },
    ask: ({ experienceLevel: values }) =>
      values && { values, where: sql`jobs.experience_level = any(${sql.param(values)}::text[])` },
  },
  pay: {
    parameters: [
      query(
        'minSalary',
        amount,
        'Jobs whose highest pay, in USD a month, is at least this; 0 means no limit.',
      ),
      query('maxSalary', amount, 'Jobs whose lowest pay, in USD a month, is at most this; 0 means no limit.'),
      query(
        'payCurrency',
        text({ enum: [...payCurrencies] }),
        'Extension: the currency of both bounds. Pay in other currencies and periods is converted at round rates.',
      ),
    ],
    columns: ['salary_rank', 'salary_rank_min'],
    ask: askPay,
  },
  category: {
    parameters: [query('category', text(), 'The id or the name of a category.')],
    columns: ['category_id'],
    marks: { sign: 'c', of: ({ categoryId }) => [categoryId] },
    ask({ category }, { categoryId: id = '' }) {
      const values = id === '' ? [] : [id];
      return category === undefined ? undefined : { values, where: sql`jobs.category_id = ${id}` };
    },
  },
  country: {
    parameters: [query('country', text(), 'Extension: the country of the job.')],
    columns: ['country_key'],
    marks: { sign: 'n', of: ({ countryKey }) => [countryKey] },
    ask({ country }) {
      if (country === undefined) return undefined;
      const key = toCountryKey(country);
      return { values: [key], where: sql`jobs.country_key = ${key}` };
    },
  },
  city: {
    parameters: [
      query('city', text(), 'Extension: the city of the job, as in `GET /cities` or in another spelling.'),
    ],
    columns: ['city_key'],
    ask({ city }) {
      if (city === undefined) return undefined;
      const key = toCityKey(city);
      return { values: key === '' ? [] : [key], where: sql`jobs.city_key = ${key}` };
    },
  },
  company: {
    parameters: [query('company', text(), 'Extension: the id of the company.')],
    // It always leads, so that no order's index needs it.
    columns: [],
    ask: ({ company }) =>
      company === undefined ? undefined : { values: [company], where: sql`jobs.company_id = ${company}` },
  },
  postedWithin: {
    parameters: [
      query(
        'postedWithin',
        text({ enum: [...choiceRows.postedWithin.values] }),
        'Extension: jobs that became public today, or on one of the last 3 or 7 days, today among them. A day begins at midnight in Bangladesh.',
      ),
    ],
    columns: ['posted_at'],
    isPeriod: true,
    ask({ postedWithin }, { now }) {
      if (postedWithin === undefined) return undefined;
      const since = new Date(toPostedSince(postedWithin, now)).toISOString();
      return { values: [since], where: sql`jobs.posted_at >= ${since}::timestamptz` };
    },
  },
};

export const filterParameters = filterNames.flatMap((name) => rows[name].parameters);
export const filterColumns = filterNames.flatMap((name) => rows[name].columns);

export const toListFilter = (search: JobSearch, known: Known): ListFilter =>
  filterNames.flatMap((name) => {
    const asked = rows[name].ask(search, known);
    return asked === undefined ? [] : { name, ...asked };
  });

/** The filter as SQL, to follow another condition. */
export const andFilter = (filter: ListFilter): SQL =>
  sql.join(
    filter.map(({ where }) => sql`and ${where}`),
    sql` `,
  );

export const hasFilter = (filter: ListFilter, name: FilterName): boolean =>
  filter.some((condition) => condition.name === name);

/** For keys of caches. */
export const toFilterKey = (filter: ListFilter): string =>
  JSON.stringify(filter.map(({ name, values }) => [name, values]));

/** A mark is no word, as it begins with a sign that words do not have. */
const toMark = (sign: string, value: string | number): string =>
  `'=${sign}${String(value).replaceAll(/['\\]/g, '$&$&')}'`;

/** The marks of a job, as parts of a tsvector. */
export const toMarks = (job: MarkedJob): string[] =>
  filterNames.flatMap((name) => {
    const { marks } = rows[name];
    return marks === undefined ? [] : marks.of(job).map((value) => toMark(marks.sign, value));
  });

/**
 * Splits the filters by whether the word index has them: `facets` as a tsquery of marks, undefined when there are none,
 * and the others.
 */
export function splitByMarks(filter: ListFilter): { facets: string | undefined; beside: ListFilter } {
  const facets = filter.flatMap(({ name, values }) => {
    const { marks } = rows[name];
    return marks === undefined ? [] : `(${values.map((value) => toMark(marks.sign, value)).join(' | ')})`;
  });
  return {
    facets: facets.length === 0 ? undefined : facets.join(' & '),
    beside: filter.filter(({ name }) => rows[name].marks === undefined),
  };
}

/** The filters with an index by time of posting, those with few jobs first. */
const byTime: readonly FilterName[] = ['company', 'category', 'city', 'country'];

interface Split {
  leading: ListFilter;
  others: ListFilter;
}

const split = (filter: ListFilter, isLeading: (name: FilterName) => boolean): Split => ({
  leading: filter.filter(({ name }) => isLeading(name)),
  others: filter.filter(({ name }) => !isLeading(name)),
});

const isPeriod = (name: FilterName): boolean => rows[name].isPeriod === true;

/** `leading` has an index in this order; `others` are checked per row. A company always leads, as it has few jobs. */
export function splitByIndex(filter: ListFilter, sort: JobSort): Split {
  const lead = byTime.find((name) => (sort === 'newest' || name === 'company') && hasFilter(filter, name));
  return split(filter, (name) => name === lead || (sort === 'newest' && isPeriod(name)));
}

/** Likewise for a search with words in this order: sorted ones sample the newest jobs, all or those of a period. */
export const splitForWords = (filter: ListFilter, sort: JobSort | undefined): Split =>
  sort === undefined ? splitByIndex(filter, 'newest') : split(filter, isPeriod);
