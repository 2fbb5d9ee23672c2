import type { Query, QueryClient } from '@tanstack/react-query';
import type { FirstRead } from '#contract/first-read.ts';
import { parseJobSearch } from '#contract/job-query.ts';
import { appPaths } from '#contract/paths.ts';
import { ownStorageKeys, toFirstReadKey } from '#contract/storage.ts';
import { isNotFound } from '#platform/api-error.ts';
import { readText, removeKey, writeText } from '#platform/storage.ts';
import { jobKeys, type JobListResult, type JobResult } from './jobs.ts';
import { toListQuery } from './page-size.ts';

/**
 * Keeps, beside the stored results, what single screens start with: the next visit paints it before the app is
 * there, without reading through everything that is stored.
 */

/** As many screens are kept; the plain list is not counted. */
const MAX_KEPT = 6;
const plainList: string = appPaths.jobs;

/** Addresses of what is kept, the newest first. */
function readKept(): string[] {
  return (readText(ownStorageKeys.firstReads) ?? '').split('\n').filter((address) => address !== '');
}

function forget(address: string): void {
  removeKey(toFirstReadKey(address));
}

function keep(address: string, read: FirstRead): void {
  if (!writeText(toFirstReadKey(address), JSON.stringify(read))) return forget(address);
  if (address === plainList) return;
  const kept = [address, ...readKept().filter((other) => other !== address)];
  for (const old of kept.splice(MAX_KEPT)) forget(old);
  writeText(ownStorageKeys.firstReads, kept.join('\n'));
}

const jobAddress = (id: string): string => `${appPaths.jobDetails}?id=${encodeURIComponent(id)}`;

/** The address of the list that is open, if it is this query's. */
function listAddress(query: string): string | undefined {
  const { pathname, search } = globalThis.location;
  if (pathname.toLowerCase() !== appPaths.jobs.toLowerCase()) return undefined;
  const asked = toListQuery(parseJobSearch(Object.fromEntries(new URLSearchParams(search))));
  return asked === query ? appPaths.jobs + search : undefined;
}

function keepList(queryClient: QueryClient, key: string, at: number): void {
  const address = key.startsWith('page=') ? listAddress(key) : undefined;
  const data = queryClient.getQueryData<JobListResult>(jobKeys.list(key));
  if (address === undefined || data === undefined) return;
  if (data.jobs.length === 0) forget(address);
  else keep(address, { kind: 'list', key, at, data });
}

function keepJob(queryClient: QueryClient, { queryKey, state }: Query, id: string): void {
  if (isNotFound(state.error)) return forget(jobAddress(id));
  const data = queryClient.getQueryData<JobResult>(queryKey);
  if (data) keep(jobAddress(id), { kind: 'job', key: id, at: state.dataUpdatedAt, data });
}

function keepQuery(queryClient: QueryClient, query: Query): void {
  const [, name, key] = query.queryKey;
  // What no screen shows was only loaded ahead.
  if (typeof key !== 'string' || !query.isActive()) return;
  if (query.queryHash === JSON.stringify(jobKeys.detail(key))) keepJob(queryClient, query, key);
  else if (name === 'jobs') keepList(queryClient, key, query.state.dataUpdatedAt);
}

/** Keeps what the open screen shows, and what later ones will. */
export function keepFirstReads(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) keepQuery(queryClient, query);
  cache.subscribe((event) => {
    const isSettled =
      event.type === 'updated' && (event.action.type === 'success' || event.action.type === 'error');
    if (isSettled || event.type === 'observerAdded') setTimeout(() => keepQuery(queryClient, event.query));
  });
}
