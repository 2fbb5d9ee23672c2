import { listLimits } from '#contract/limits.ts';
import { isCleanText } from '#contract/clean-text.ts';
import { hasVisibleText } from '#contract/trim-signs.ts';
import { filterNames } from '#contract/jobs/filters.ts';
import { readJobSearch, type JobSearch, type SearchReader } from '#contract/jobs/job-query.ts';
import { payCurrencies } from '#contract/jobs/vocabulary.ts';
import { ApiError } from '../../errors/api-error.ts';
import { isId } from '../../ids.ts';

export interface JobListQuery {
  search: JobSearch;
  perPage: number;
}

type Parameters = Readonly<Record<string, readonly string[]>>;

const MAX_SALARY = 999_999_999_999;

function one(parameters: Parameters, name: string): string | undefined {
  const values = parameters[name] ?? [];
  if (values.length > 1) throw new ApiError('givenTwice', name);
  const value = values[0]?.trim();
  return value === '' ? undefined : value;
}

function text(parameters: Parameters, name: string, maxChars: number): string | undefined {
  const value = one(parameters, name);
  if (value === undefined || !hasVisibleText(value)) return undefined;
  if (!isCleanText(value)) throw new ApiError('notText', name);
  if (value.length > maxChars) throw new ApiError('textTooLong', name, maxChars);
  return value;
}

function whole(parameters: Parameters, name: string, max: number): number | undefined {
  const value = one(parameters, name);
  if (value === undefined) return undefined;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) throw new ApiError('notWholeNumber', name, max);
  return number;
}

function amount(parameters: Parameters, name: string): number | undefined {
  const value = one(parameters, name);
  if (value === undefined) return undefined;
  const number = /^\d{1,12}(\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= MAX_SALARY)) throw new ApiError('notNumber', name, MAX_SALARY);
  return number;
}

function someOf(
  parameters: Parameters,
  name: string,
  {
    known,
    normalise = String,
  }: { known: readonly string[]; normalise: ((item: string) => string) | undefined },
): string[] | undefined {
  const wanted = new Set<string>();
  for (const item of (parameters[name] ?? []).flatMap((value) => value.split(','))) {
    const value = normalise(item.trim().toLowerCase());
    if (value !== '') wanted.add(value);
  }
  const found = known.filter((value) => wanted.delete(value));
  if (wanted.size > 0) throw new ApiError('notAmong', name, known.join(', '));
  return found.length === 0 ? undefined : found;
}

function oneOf<T extends string>(parameters: Parameters, name: string, known: readonly T[]): T | undefined {
  const value = one(parameters, name);
  const found = known.find((item) => item === value);
  if (value !== undefined && found === undefined) throw new ApiError('notAmong', name, known.join(', '));
  return found;
}

/** Refuses malformed values, with the reason of the first. */
const createStrictReader = (parameters: Parameters): SearchReader => ({
  text: (name, maxChars) => text(parameters, name, maxChars),
  whole: (name, max) => whole(parameters, name, max),
  oneOf: (name, known) => oneOf(parameters, name, known),
  someOf: (name, known, normalise) => someOf(parameters, name, { known, normalise }),
  salaryBounds() {
    const minSalary = amount(parameters, 'minSalary');
    const maxSalary = amount(parameters, 'maxSalary');
    if (minSalary !== undefined && maxSalary !== undefined && minSalary > maxSalary) {
      throw new ApiError('salaryBoundsSwapped');
    }
    return { minSalary, maxSalary, payCurrency: oneOf(parameters, 'payCurrency', payCurrencies) };
  },
});

/**
 * Parses the public list's parameters (§7, extensions). Without paging it is the full-list form. @throws ApiError 400
 */
export function parseJobListQuery(parameters: Parameters): JobListQuery {
  const search = readJobSearch(createStrictReader(parameters), filterNames);
  const perPage = whole(parameters, 'perPage', listLimits.maxPageSize);
  const usual = search.page === undefined ? listLimits.fullListJobs : listLimits.pageSize;
  return { search, perPage: perPage ?? usual };
}

/** The requested owner; undefined for the public list. */
export function parseOwner(parameters: Parameters): string | undefined {
  const owner = one(parameters, 'createdBy');
  if (owner !== undefined && !isId(owner)) throw new ApiError('creatorNotId');
  return owner;
}
