import { sql, type SQL } from 'drizzle-orm';
import { toCityKey } from '#contract/jobs/city-key.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toTaka } from '#contract/jobs/salary-rank.ts';
import type { JobSort } from '#contract/jobs/vocabulary.ts';
import { toCountryKey, toFacetQuery } from './facets.ts';

/** Filters without search words. Pay is monthly, in taka. */
export interface ListFilter extends Pick<JobSearch, 'jobType' | 'experienceLevel' | 'country' | 'company'> {
  categoryId?: string;
  /** A city key; '' for an unknown city. */
  city?: string;
  leastPay?: number;
  mostPay?: number;
}

/** The filters of a search, without its words. Pay bounds of 0 are ignored (§7). */
export function toListFilter(search: JobSearch, categoryId: string | undefined): ListFilter {
  const {
    jobType,
    experienceLevel,
    minSalary,
    maxSalary,
    payCurrency = 'USD',
    country,
    city,
    company,
  } = search;
  const toBound = (amount: number | undefined) => (amount ? toTaka(amount, payCurrency) : undefined);
  return {
    jobType,
    experienceLevel,
    leastPay: toBound(minSalary),
    mostPay: toBound(maxSalary),
    country,
    city: city === undefined ? undefined : toCityKey(city),
    company,
    categoryId,
  };
}

/** The filter as a tsquery of marked words; undefined when none applies. */
export function toFacets({ jobType, experienceLevel, categoryId, country }: ListFilter): string | undefined {
  const facets = [
    categoryId === undefined ? '' : toFacetQuery('category', [categoryId]),
    jobType === undefined ? '' : toFacetQuery('type', jobType),
    experienceLevel === undefined ? '' : toFacetQuery('level', experienceLevel),
    country === undefined ? '' : toFacetQuery('country', [toCountryKey(country)]),
  ].filter((facet) => facet !== '');
  return facets.length === 0 ? undefined : facets.map((facet) => `(${facet})`).join(' & ');
}

/** Filters that are not tokens in a job's vector. */
export const besideWords = ({ leastPay, mostPay, city, company }: ListFilter): ListFilter => ({
  leastPay,
  mostPay,
  city,
  company,
});

/** The filter as SQL, to follow another condition. */
export function andFilter(filter: ListFilter): SQL {
  const { jobType, experienceLevel, leastPay, mostPay, categoryId, country, city, company } = filter;
  const none = sql``;
  return sql`
    ${categoryId === undefined ? none : sql`and jobs.category_id = ${categoryId}`}
    ${country === undefined ? none : sql`and jobs.country_key = ${toCountryKey(country)}`}
    ${city === undefined ? none : sql`and jobs.city_key = ${city}`}
    ${company === undefined ? none : sql`and jobs.company_id = ${company}`}
    ${
      jobType === undefined
        ? none
        : sql`and (jobs.job_type = any(${sql.param(jobType)}::text[]) or jobs.work_mode = any(${sql.param(jobType)}::text[]))`
    }
    ${experienceLevel === undefined ? none : sql`and jobs.experience_level = any(${sql.param(experienceLevel)}::text[])`}
    ${leastPay === undefined ? none : sql`and jobs.salary_rank >= ${leastPay}::float8`}
    ${mostPay === undefined ? none : sql`and jobs.salary_rank_min <= ${mostPay}::float8`}`;
}

export const isEmpty = (filter: ListFilter): boolean =>
  Object.values(filter).every((value) => value === undefined);

/** `leading` has an index in this order; `others` are checked per row. A company always leads, as it has few jobs. */
export function splitByIndex(filter: ListFilter, sort: JobSort): { leading: ListFilter; others: ListFilter } {
  const { company, categoryId, city, country, ...rest } = filter;
  if (company !== undefined) return { leading: { company }, others: { categoryId, city, country, ...rest } };
  if (sort !== 'newest') return { leading: {}, others: filter };
  if (categoryId !== undefined) return { leading: { categoryId }, others: { city, country, ...rest } };
  if (city !== undefined) return { leading: { city }, others: { country, ...rest } };
  return { leading: { country }, others: rest };
}

/** Columns of {@link andFilter}, which the orders' indexes include. */
export const filterColumns = [
  'category_id',
  'country_key',
  'city_key',
  'job_type',
  'work_mode',
  'experience_level',
  'salary_rank',
  'salary_rank_min',
] as const;

export interface ListOrder {
  column: 'posted_at' | 'closes_at' | 'pay_order';
  type: 'timestamptz' | 'float8';
  isDescending: boolean;
}

const orders: Record<JobSort, ListOrder> = {
  newest: { column: 'posted_at', type: 'timestamptz', isDescending: true },
  deadline: { column: 'closes_at', type: 'timestamptz', isDescending: false },
  salary: { column: 'pay_order', type: 'float8', isDescending: true },
};

export const toListOrder = (sort: JobSort): ListOrder => orders[sort];

/** `order by`; both columns in the index's direction. */
export function orderBy({ column, isDescending }: ListOrder): SQL {
  return isDescending
    ? sql`order by jobs.${sql.identifier(column)} desc, jobs.no desc`
    : sql`order by jobs.${sql.identifier(column)}, jobs.no`;
}

export interface ListPlace {
  key: string;
  no: string;
}

/** Jobs from that place on, inclusive. */
export function startingAt({ column, type, isDescending }: ListOrder, place: ListPlace): SQL {
  const key = sql`(${place.key}::text::${sql.identifier(type)}, ${place.no}::text::bigint)`;
  return isDescending
    ? sql`and (jobs.${sql.identifier(column)}, jobs.no) <= ${key}`
    : sql`and (jobs.${sql.identifier(column)}, jobs.no) >= ${key}`;
}
