import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { Company } from '#contract/companies/company.ts';
import { stores } from '#contract/device/stores.ts';
import { Job } from '#contract/jobs/job.ts';
import { logNotice } from '#platform/log.ts';
import { createSignal } from '#platform/observable.ts';
import { createRecordStore } from '../record-store.ts';

/** Searches, and each job and company once. */

/** Raise it with every incompatible change, and migrate below. */
export const OFFLINE_VERSION = 1;

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

export const offlineChanges = createSignal();
export const onOfflineSearchesChange = offlineChanges.subscribe;

export const offlineStore = createRecordStore({
  at: stores.offlineSearches,
  schema: OfflineRecord,
  version: OFFLINE_VERSION,
  // Thousands of jobs take a slow phone long.
  limit: {},
});
offlineStore.follow(offlineChanges.announce);

export interface OfflineRecords {
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
export const putOfflineRecords = (records: readonly OfflineRecord[]): Promise<void> =>
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
