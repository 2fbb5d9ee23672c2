import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { parseJobSearch, toUrlSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { logNotice } from '#platform/log.ts';
import { takenKeys, TAKEN_VERSION } from './record.ts';
import {
  announceTaken,
  clearTaken,
  deleteTaken,
  getTaken,
  putTaken,
  readTakenRecords,
  takenChanges,
  type TakenRecords,
} from './store.ts';

/**
 * Searches taken along: their jobs, whole, with their companies, for where there is no network. They belong to the
 * device, not to an account. Load it lazily: it brings the database's code and the schemas. Nothing here rejects.
 */

/** A search on this device. */
export interface TakenSearch {
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
export interface TakenJob {
  job: Job;
  company: Company | null;
  copiedAt: number;
}

/** What was copied so shortly before is not fetched once more. */
const STILL_NEW_MS = 10 * MINUTE_MS;

/** The name of a search, whatever page of it is open. */
export function toTakenQuery({ page: _any, ...search }: JobSearch): string {
  return new URLSearchParams(toUrlSearch(search)).toString();
}

/** Calls back on each change, in this tab and in others; returns the way to stop. */
export const onTakenSearchesChange = takenChanges.subscribe;

function toTakenSearch({ jobs }: TakenRecords, { query, startedAt, ids }: TakenRecords['searches'][number]) {
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
    logNotice('searches taken along cannot be read on this device');
    return instead;
  }
}

/** Every search on this device, the newest first; none where the device cannot be read. */
export function readTakenSearches(): Promise<readonly TakenSearch[]> {
  return readOr(async () => {
    const records = await readTakenRecords();
    return records.searches.map((search) => toTakenSearch(records, search));
  }, []);
}

const nobody: readonly TakenJob[] = [];

/** Every job that was taken along, once each: those of the newest search first, in the server's order. */
export function readTakenJobs(): Promise<readonly TakenJob[]> {
  return readOr(async () => {
    const { searches, jobs, companies } = await readTakenRecords();
    const ids = new Set(searches.flatMap((search) => search.ids));
    return [...ids].flatMap((id) => {
      const record = jobs.get(id);
      if (record === undefined) return [];
      const company = companies.get(record.job.company._id)?.company ?? null;
      return [{ job: record.job, company, copiedAt: record.copiedAt }];
    });
  }, nobody);
}

/** One job that was taken along; undefined when it was not. */
export function readTakenJob(id: string): Promise<TakenJob | undefined> {
  return readOr<TakenJob | undefined>(async () => {
    const record = await getTaken(takenKeys.job(id));
    if (record?.kind !== 'job') return undefined;
    const company = await getTaken(takenKeys.company(record.job.company._id));
    const { job, copiedAt } = record;
    return { job, copiedAt, company: company?.kind === 'company' ? company.company : null };
  }, undefined);
}

/** A company of a job that was taken along, unless its copy is too old for a search that was asked for then. */
export function readTakenCompany(id: string, startedAt: number): Promise<Company | undefined> {
  return readOr<Company | undefined>(async () => {
    const record = await getTaken(takenKeys.company(id));
    const isNew = record?.kind === 'company' && record.copiedAt >= startedAt - STILL_NEW_MS;
    return isNew ? record.company : undefined;
  }, undefined);
}

async function isWritten(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    announceTaken();
    return true;
  } catch {
    logNotice('searches taken along could not be changed on this device');
    return false;
  }
}

/** Notes which jobs a search has, before they are here; on false the device refused, and all is as it was. */
export function keepTakenSearch(search: Pick<TakenSearch, 'query' | 'startedAt' | 'ids'>): Promise<boolean> {
  const { query, startedAt, ids } = search;
  return isWritten(() =>
    putTaken([{ version: TAKEN_VERSION, kind: 'search', query, startedAt, ids: [...ids] }]),
  );
}

/** Keeps a whole job with its company, both or neither; on false the device refused. */
export function keepTakenJob({ job, company, copiedAt }: TakenJob): Promise<boolean> {
  const version = TAKEN_VERSION;
  return isWritten(() =>
    putTaken([
      { version, kind: 'job', job, copiedAt },
      ...(company ? [{ version, kind: 'company', company, copiedAt } as const] : []),
    ]),
  );
}

/** Keys of what no search but these needs. */
function toUnneeded({ searches, jobs, companies }: TakenRecords, gone: readonly string[]): string[] {
  const needed = new Set(searches.flatMap(({ query, ids }) => (gone.includes(query) ? [] : ids)));
  const left = [...jobs.keys()].filter((id) => needed.has(id));
  const employers = new Set(left.map((id) => jobs.get(id)?.job.company._id));
  return [
    ...gone.map(takenKeys.search),
    ...[...jobs.keys()].filter((id) => !needed.has(id)).map(takenKeys.job),
    ...[...companies.keys()].filter((id) => !employers.has(id)).map(takenKeys.company),
  ];
}

/** Removes searches, and what no other search needs; on false they are still there. */
export function removeTakenSearches(queries: readonly string[]): Promise<boolean> {
  return isWritten(async () => deleteTaken(toUnneeded(await readTakenRecords(), queries)));
}

/** Removes every search, also what cannot be read; on false they are still there. */
export const removeAllTakenSearches = (): Promise<boolean> => isWritten(clearTaken);
