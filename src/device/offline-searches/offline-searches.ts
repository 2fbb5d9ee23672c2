import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { parseJobSearch, toUrlSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { logNotice } from '#platform/log.ts';
import {
  countChange,
  offlineChanges,
  offlineKeys,
  offlineStore,
  OFFLINE_VERSION,
  putOfflineRecords,
  readOfflineRecords,
  type OfflineRecords,
} from './store.ts';

/**
 * Searches for offline use: their jobs, whole, with their companies. They belong to the device, not to an account.
 * Load it lazily: it brings the database's code and the schemas. Nothing here rejects.
 */

/** A search on this device. */
export interface OfflineSearch {
  /** Its name: the search as the list's address writes it, without the page. */
  query: string;
  search: JobSearch;
  /** When it was asked for, ms since the epoch. */
  startedAt: number;
  /** Its jobs in the server's order, those that are not here yet included. */
  ids: readonly string[];
  /** Those still to be fetched: not here, or copied well before it was asked for. */
  missing: readonly string[];
  /** How many jobs of it are here. */
  jobs: number;
  /** About how much of the device's room they take. */
  bytes: number;
}

/** A whole job, and when it was read from the server, ms since the epoch. */
export interface OfflineJob {
  job: Job;
  company: Company | null;
  copiedAt: number;
}

/** What was copied so shortly before is not fetched once more. */
const STILL_NEW_MS = 10 * MINUTE_MS;

/** The name of a search, whatever page of it is open. */
export function toOfflineQuery({ page: _any, ...search }: JobSearch): string {
  return new URLSearchParams(toUrlSearch(search)).toString();
}

/** Calls back on each change, in this tab and in others; returns the way to stop. */
export const onOfflineSearchesChange = offlineChanges.subscribe;

function toOfflineSearch(
  { jobs }: OfflineRecords,
  { query, startedAt, ids }: OfflineRecords['searches'][number],
) {
  const here = ids.flatMap((id) => jobs.get(id) ?? []);
  const search = parseJobSearch(Object.fromEntries(new URLSearchParams(query)));
  const missing = ids.filter((id) => (jobs.get(id)?.copiedAt ?? 0) < startedAt - STILL_NEW_MS);
  const bytes = new Blob([JSON.stringify(here)]).size;
  return { query, search, startedAt, ids, missing, jobs: here.length, bytes };
}

async function readOr<T>(read: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await read();
  } catch {
    logNotice('offline searches cannot be read on this device');
    return instead;
  }
}

/** Every search on this device, the newest first; none where the device cannot be read. */
export function readOfflineSearches(): Promise<readonly OfflineSearch[]> {
  return readOr(async () => {
    const records = await readOfflineRecords();
    return records.searches.map((search) => toOfflineSearch(records, search));
  }, []);
}

/** Every job that was taken along, once each: those of the newest search first, in the server's order. */
export function readOfflineJobs(): Promise<readonly OfflineJob[]> {
  return readOr<readonly OfflineJob[]>(async () => {
    const { searches, jobs, companies } = await readOfflineRecords();
    const ids = new Set(searches.flatMap((search) => search.ids));
    return [...ids].flatMap((id) => {
      const record = jobs.get(id);
      if (record === undefined) return [];
      const company = companies.get(record.job.company._id)?.company ?? null;
      return [{ job: record.job, company, copiedAt: record.copiedAt }];
    });
  }, []);
}

/** One job that was taken along; undefined when it was not. */
export function readOfflineJob(id: string): Promise<OfflineJob | undefined> {
  return readOr<OfflineJob | undefined>(async () => {
    const record = await offlineStore.read(offlineKeys.job(id));
    if (record?.kind !== 'job') return undefined;
    const company = await offlineStore.read(offlineKeys.company(record.job.company._id));
    const { job, copiedAt } = record;
    return { job, copiedAt, company: company?.kind === 'company' ? company.company : null };
  }, undefined);
}

/** A company of a job that was taken along, unless its copy is too old for a search that was asked for then. */
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
    countChange();
    return true;
  } catch {
    logNotice('offline searches could not be changed on this device');
    return false;
  }
}

/** Notes which jobs a search has, before they are here; on false the device refused, and all is as it was. */
export function storeOfflineSearch(
  search: Pick<OfflineSearch, 'query' | 'startedAt' | 'ids'>,
): Promise<boolean> {
  const { query, startedAt, ids } = search;
  return isWritten(() =>
    putOfflineRecords([{ version: OFFLINE_VERSION, kind: 'search', query, startedAt, ids: [...ids] }]),
  );
}

/** Keeps a whole job with its company, both or neither; on false the device refused. */
export function storeOfflineJob({ job, company, copiedAt }: OfflineJob): Promise<boolean> {
  const version = OFFLINE_VERSION;
  return isWritten(() =>
    putOfflineRecords([
      { version, kind: 'job', job, copiedAt },
      ...(company ? [{ version, kind: 'company', company, copiedAt } as const] : []),
    ]),
  );
}

/** Keys of what no search but these needs. */
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

/** Removes searches, and what no other search needs; on false they are still there. */
export function removeOfflineSearches(queries: readonly string[]): Promise<boolean> {
  return isWritten(async () => offlineStore.removeAll(toUnneeded(await readOfflineRecords(), queries)));
}

/** Removes every search, also what cannot be read; on false they are still there. */
export const removeAllOfflineSearches = (): Promise<boolean> => isWritten(offlineStore.clear);
