import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { Company } from '#contract/companies/company.ts';
import { stores } from '#contract/device/stores.ts';
import { type JobSearch, parseJobQuery, toUrlSearch } from '#contract/jobs/job-query.ts';
import { Job } from '#contract/jobs/job.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { logNotice } from '#platform/log.ts';
import { createSignal } from '#platform/observable.ts';
import { createRecordStore } from '../record-store.ts';
import { isWritten } from '../record-writes.ts';

/** Searches saved for offline use: each search, and each of their jobs and companies once. */

/** Raise it with every incompatible change, and migrate below. */
const OFFLINE_VERSION = 1;

const version = v.literal(OFFLINE_VERSION);
const Time = v.number();

const SearchRecord = v.object({
  version,
  kind: v.literal('search'),
  query: v.string(),
  /** ms since the epoch; jobs copied well before are out of date. */
  startedAt: Time,
  ids: v.array(v.string()),
});
type SearchRecord = v.InferOutput<typeof SearchRecord>;

const JobRecord = v.object({
  version,
  kind: v.literal('job'),
  job: Job,
  /** ms since the epoch. */
  copiedAt: Time,
});
type JobRecord = v.InferOutput<typeof JobRecord>;

const CompanyRecord = v.object({ version, kind: v.literal('company'), company: Company, copiedAt: Time });
type CompanyRecord = v.InferOutput<typeof CompanyRecord>;

const OfflineRecord = v.variant('kind', [SearchRecord, JobRecord, CompanyRecord]);
type OfflineRecord = v.InferOutput<typeof OfflineRecord>;

const JOB_PREFIX = 'job:';

export const offlineKeys = {
  search: (query: string): string => `search:${query}`,
  job: (id: string): string => JOB_PREFIX + id,
  company: (id: string): string => `company:${id}`,
} as const;

function toOfflineKey(record: OfflineRecord): string {
  if (record.kind === 'search') return offlineKeys.search(record.query);
  return record.kind === 'job' ? offlineKeys.job(record.job._id) : offlineKeys.company(record.company._id);
}

const offlineChanges = createSignal();
export const onOfflineSearchesChange = offlineChanges.subscribe;

export const offlineStore = createRecordStore({
  at: stores.offlineSearches,
  schema: OfflineRecord,
  version: OFFLINE_VERSION,
  // Thousands of jobs take a slow phone long.
  limit: {},
});
offlineStore.follow(offlineChanges.announce);

interface OfflineRecords {
  searches: SearchRecord[];
  jobs: ReadonlyMap<string, JobRecord>;
  companies: ReadonlyMap<string, CompanyRecord>;
}

/** @throws when the device does not answer */
export async function readOfflineRecords(): Promise<OfflineRecords> {
  const searches: SearchRecord[] = [];
  const jobs = new Map<string, JobRecord>();
  const companies = new Map<string, CompanyRecord>();
  for (const record of (await offlineStore.readAll()).values()) {
    if (record.kind === 'search') searches.push(record);
    else if (record.kind === 'job') jobs.set(record.job._id, record);
    else companies.set(record.company._id, record);
  }
  return { searches: searches.toSorted((a, b) => b.startedAt - a.startedAt), jobs, companies };
}

/** The ids of all jobs, without reading the jobs. @throws when the device does not answer */
export async function readOfflineIds(): Promise<string[]> {
  const keys = await offlineStore.transact('readonly', (records) => promisifyRequest(records.getAllKeys()));
  return keys.flatMap((key) => {
    const text = String(key);
    return text.startsWith(JOB_PREFIX) ? text.slice(JOB_PREFIX.length) : [];
  });
}

/** Writes all or none, except over newer versions. @throws when the device refuses */
const putOfflineRecords = (records: readonly OfflineRecord[]): Promise<void> =>
  offlineStore.putAll(new Map(records.map((record) => [toOfflineKey(record), record])));

/** The result of a read; `instead` when the device cannot be read. */
export async function readOr<T>(read: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await read();
  } catch {
    logNotice('offline searches not readable');
    return instead;
  }
}

export interface OfflineJob {
  job: Job;
  company: Company | null;
  copiedAt: number;
}

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

async function write(work: () => Promise<void>): Promise<boolean> {
  const isDone = await isWritten('offline searches', work);
  if (isDone) offlineChanges.announce();
  return isDone;
}

/** Stores a search before its jobs; false when the device refused. */
export function storeOfflineSearch(
  search: Pick<OfflineSearch, 'query' | 'startedAt' | 'ids'>,
): Promise<boolean> {
  const { query, startedAt, ids } = search;
  return write(() =>
    putOfflineRecords([{ version: OFFLINE_VERSION, kind: 'search', query, startedAt, ids: [...ids] }]),
  );
}

/** Stores a job with its company; false when the device refused. */
export function storeOfflineJob({ job, company, copiedAt }: OfflineJob): Promise<boolean> {
  const version = OFFLINE_VERSION;
  return write(() =>
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
  return write(async () => offlineStore.removeAll(toUnneeded(await readOfflineRecords(), queries)));
}

/** Removes all searches, malformed ones too; false when the device refused. */
export const removeAllOfflineSearches = (): Promise<boolean> => write(offlineStore.clear);
