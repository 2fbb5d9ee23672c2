import { listLimits } from '#contract/limits.ts';
import {
  experienceLevels,
  jobSorts,
  jobTypes,
  payCurrencies,
  toExperienceLevel,
  type JobSort,
} from '#contract/jobs/vocabulary.ts';
import { toCityKey } from '#contract/jobs/city-key.ts';
import { toTaka } from '#contract/jobs/salary-rank.ts';
import { badRequest } from '../../errors/refusals.ts';
import { hasVisibleText, isCleanText } from '#contract/clean-text.ts';
import { isId } from '../../ids.ts';

export interface JobFilter {
  search?: string;
  jobTypes?: string[];
  experienceLevels?: string[];
  leastPay?: number;
  mostPay?: number;
  category?: string;
  country?: string;
  city?: string;
  company?: string;
}

export interface JobListQuery {
  filter: JobFilter;
  sort?: JobSort;
  page: number;
  perPage: number;
}

type Parameters = Readonly<Record<string, readonly string[]>>;

const MAX_SALARY = 999_999_999_999;

function one(parameters: Parameters, name: string): string | undefined {
  const values = parameters[name] ?? [];
  if (values.length > 1) throw badRequest(`${name} must be given once.`);
  const value = values[0]?.trim();
  return value === '' ? undefined : value;
}

function text(parameters: Parameters, name: string, maxChars: number): string | undefined {
  const value = one(parameters, name);
  if (value === undefined || !hasVisibleText(value)) return undefined;
  if (!isCleanText(value)) throw badRequest(`${name} holds characters that are not text.`);
  if (value.length > maxChars) throw badRequest(`${name} must be at most ${maxChars} characters.`);
  return value;
}

function whole(parameters: Parameters, name: string, max: number): number | undefined {
  const value = one(parameters, name);
  if (value === undefined) return undefined;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) throw badRequest(`${name} must be a whole number from 1 to ${max}.`);
  return number;
}

function amount(parameters: Parameters, name: string): number | undefined {
  const value = one(parameters, name);
  if (value === undefined) return undefined;
  const number = /^\d{1,12}(\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= MAX_SALARY)) throw badRequest(`${name} must be a number from 0 to ${MAX_SALARY}.`);
  return number;
}

function listed<T extends string>(
  parameters: Parameters,
  name: string,
  vocabulary: { known: readonly T[]; normalise: (value: string) => string },
): T[] | undefined {
  const wanted = new Set<string>();
  for (const item of (parameters[name] ?? []).flatMap((value) => value.split(','))) {
    const value = vocabulary.normalise(item.trim().toLowerCase());
    if (value !== '') wanted.add(value);
  }
  const found = vocabulary.known.filter((value) => wanted.delete(value));
  if (wanted.size > 0) throw badRequest(`${name} must be among: ${vocabulary.known.join(', ')}.`);
  return found.length === 0 ? undefined : found;
}

function oneOf<T extends string>(parameters: Parameters, name: string, known: readonly T[]): T | undefined {
  const value = one(parameters, name);
  const found = known.find((item) => item === value);
  if (value !== undefined && found === undefined)
    throw badRequest(`${name} must be among: ${known.join(', ')}.`);
  return found;
}

function cityKey(parameters: Parameters): string | undefined {
  const name = text(parameters, 'city', listLimits.nameMaxChars);
  return name === undefined ? undefined : toCityKey(name);
}

/** Absent and 0 are unbounded (§7). */
function payBounds(parameters: Parameters): Pick<JobFilter, 'leastPay' | 'mostPay'> {
  const minSalary = amount(parameters, 'minSalary');
  const maxSalary = amount(parameters, 'maxSalary');
  if (minSalary !== undefined && maxSalary !== undefined && minSalary > maxSalary) {
    throw badRequest('minSalary must not be above maxSalary.');
  }
  const currency = oneOf(parameters, 'payCurrency', payCurrencies) ?? 'USD';
  const toBound = (value: number | undefined) => (value ? toTaka(value, currency) : undefined);
  return { leastPay: toBound(minSalary), mostPay: toBound(maxSalary) };
}

/**
 * Parses the public list's parameters (§7, extensions). Without paging it is the full-list form. @throws ApiError 400
 */
export function parseJobListQuery(parameters: Parameters): JobListQuery {
  const page = whole(parameters, 'page', listLimits.maxPage);
  const perPage = whole(parameters, 'perPage', listLimits.maxPageSize);
  const isFullList = page === undefined && perPage === undefined;
  return {
    filter: {
      search: text(parameters, 'search', listLimits.searchMaxChars),
      jobTypes: listed(parameters, 'jobType', { known: jobTypes, normalise: String }),
      experienceLevels: listed(parameters, 'experienceLevel', {
        known: experienceLevels,
        normalise: toExperienceLevel,
      }),
      ...payBounds(parameters),
      category: text(parameters, 'category', listLimits.nameMaxChars),
      country: text(parameters, 'country', listLimits.nameMaxChars),
      city: cityKey(parameters),
      company: text(parameters, 'company', listLimits.nameMaxChars),
    },
    sort: oneOf(parameters, 'sort', jobSorts),
    page: page ?? 1,
    perPage: perPage ?? (isFullList ? listLimits.fullListJobs : listLimits.pageSize),
  };
}

/** {@link parseJobListQuery} for a query string. */
export function readListQuery(query: string): JobListQuery {
  const pairs = new URLSearchParams(query);
  return parseJobListQuery(Object.fromEntries([...pairs.keys()].map((name) => [name, pairs.getAll(name)])));
}

/** The owner whose jobs are asked for; undefined for the public list. */
export function parseOwner(parameters: Parameters): string | undefined {
  const owner = one(parameters, 'createdBy');
  if (owner !== undefined && !isId(owner)) throw badRequest('createdBy must be the id of a user.');
  return owner;
}
