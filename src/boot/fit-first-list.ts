import type { FirstRead } from '#contract/first-read.ts';
import { listLimits } from '#contract/limits.ts';
import { usePaintedDataSaver } from './painted-data-saver.ts';

/** The part of a list's query that says how many jobs a page has. */
const sizePart = /perPage=\d+/;

/** The size of this visit's pages, as `#api/page-size.ts` has it. */
export const listSize = (): number =>
  usePaintedDataSaver() ? listLimits.smallPageSize : listLimits.pageSize;

/** A list's query, asking for pages of this visit's size. */
export const withListSize = (query: string): string => query.replace(sizePart, `perPage=${listSize()}`);

/**
 * A known list as this visit's page: the larger first page holds the smaller one; of any other size it is not
 * what the app will ask for.
 */
export function fitFirstList(read: FirstRead): FirstRead | undefined {
  const key = withListSize(read.key);
  if (read.kind === 'job' || read.key === key) return read;
  const size = listSize();
  const { jobs, pagination, storedAt } = read.data;
  const total = pagination?.total;
  if (!read.key.startsWith('page=1&') || size > listLimits.smallPageSize || total === undefined)
    return undefined;
  const small = { ...pagination, perPage: size, totalPages: Math.ceil(total / size) };
  return { ...read, key, data: { jobs: jobs.slice(0, size), pagination: small, storedAt } };
}
