import type { Company } from '#contract/companies/company.ts';
import { parseJobQuery, toUrlSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { logNotice } from '#platform/log.ts';
import {
  offlineChanges,
  offlineKeys,
  offlineStore,
  OFFLINE_VERSION,
  putOfflineRecords,
  readOfflineRecords,
  readOr,
  type OfflineRecords,
} from './store.ts';
import type { OfflineJob } from './downloaded-jobs.ts';

/** Searches saved for offline use, with their jobs and companies. */

export interface OfflineSearch {
  /** The list's query without the page, which names the search. */
  query: string;
  search: JobSearch;
  /** ms since the epoch. */
  startedAt: number;
  ids: readonly string[];
  /** Not downloaded yet, or too old. */
  missing: readonly string[];
  jobs: number;
  bytes: number;
}

/** Jobs copied shortly before are not downloaded again. */
const STILL_NEW_MS = 10 * MINUTE_MS;

/** The name of a search. */
export function toOfflineQuery({ page: _any, ...search }: JobSearch): string {
  return new URLSearchParams(toUrlSearch(search)).toString();
}

function toOfflineSearch(
  { jobs }: OfflineRecords,
  { query, startedAt, ids }: OfflineRecords['searches'][number],
) {
  const here = ids.flatMap((id) => jobs.get(id) ?? []);
  const search = parseJobQuery(query);
  const missing = ids.filter((id) => (jobs.get(id)?.copiedAt ?? 0) < startedAt - STILL_NEW_MS);
  const bytes = new Blob([JSON.stringify(here)]).size;
  return { query, search, startedAt, ids, missing, jobs: here.length, bytes };
}

/** All offline searches, newest first; none where the device cannot be read. */
export function readOfflineSearches(): Promise<readonly OfflineSearch[]> {
  return readOr(async () => {
    const records = await readOfflineRecords();
    return records.searches.map((search) => toOfflineSearch(records, search));
  }, []);
}

/** All downloaded jobs: those of the newest search first, in the server's order. @throws when they cannot be read */
export async function readOfflineJobs(): Promise<readonly OfflineJob[]> {
  const { searches, jobs, companies } = await readOfflineRecords();
  const ids = new Set(searches.flatMap((search) => search.ids));
  return [...ids].flatMap((id) => {
    const record = jobs.get(id);
    if (record === undefined) return [];
    const company = companies.get(record.job.company._id)?.company ?? null;
    return [{ job: record.job, company, copiedAt: record.copiedAt }];
  });
}

/** A downloaded company, unless it is too old for a search. */
export function readOfflineCompany(id: string, startedAt: number): Promise<Company | undefined> {
  return readOr<Company | undefined>(async () => {
    const record = await offlineStore.read(offlineKeys.company(id));
    const isNew = record?.kind === 'company' && record.copiedAt >= startedAt - STILL_NEW_MS;
    return isNew ? record.company : undefined;
  }, undefined);
}

async function isWritten(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    offlineChanges.announce();
    return true;
  } catch {
    logNotice('offline searches not changed');
    return false;
  }
}

/** Stores a search before its jobs; false when the device refused. */
export function storeOfflineSearch(
  search: Pick<OfflineSearch, 'query' | 'startedAt' | 'ids'>,
): Promise<boolean> {
  const { query, startedAt, ids } = search;
  return isWritten(() =>
    putOfflineRecords([{ version: OFFLINE_VERSION, kind: 'search', query, startedAt, ids: [...ids] }]),
  );
}

/** Stores a job with its company; false when the device refused. */
export function storeOfflineJob({ job, company, copiedAt }: OfflineJob): Promise<boolean> {
  const version = OFFLINE_VERSION;
  return isWritten(() =>
    putOfflineRecords([
      { version, kind: 'job', job, copiedAt },
      ...(company ? [{ version, kind: 'company', company, copiedAt } as const] : []),
    ]),
  );
}

function toUnneeded({ searches, jobs, companies }: OfflineRecords, gone: readonly string[]): string[] {
  const needed = new Set(searches.flatMap(({ query, ids }) => (gone.includes(query) ? [] : ids)));
  const left = [...jobs.keys()].filter((id) => needed.has(id));
  const employers = new Set(left.map((id) => jobs.get(id)?.job.company._id));
  return [
    ...gone.map(offlineKeys.search),
    ...[...jobs.keys()].filter((id) => !needed.has(id)).map(offlineKeys.job),
    ...[...companies.keys()].filter((id) => !employers.has(id)).map(offlineKeys.company),
  ];
}

/** Removes searches, and the jobs of no other search; false when the device refused. */
export function removeOfflineSearches(queries: readonly string[]): Promise<boolean> {
  return isWritten(async () => offlineStore.removeAll(toUnneeded(await readOfflineRecords(), queries)));
}

/** Removes all searches, malformed ones too; false when the device refused. */
export const removeAllOfflineSearches = (): Promise<boolean> => isWritten(offlineStore.clear);
