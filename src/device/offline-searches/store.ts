import * as v from 'valibot';
import { Company } from '#contract/companies/company.ts';
import { idbStores } from '#contract/device/late-storage.ts';
import { Job } from '#contract/jobs/job.ts';
import { createObservable } from '#platform/observable.ts';
import { createRecordStore } from '../record-store.ts';

/** The records of offline searches: the searches, and once each, however many searches found it, a job, a company. */

/** Version of the stored shapes: raise it with every change that older code could not read, and migrate below. */
export const OFFLINE_VERSION = 1;

const version = v.literal(OFFLINE_VERSION);
/** A time in ms since the epoch. */
const Time = v.number();

const SearchRecord = v.object({
  version,
  kind: v.literal('search'),
  /** The search as the address of the list writes it, without its page: '' for all jobs. */
  query: v.string(),
  /** When it was asked for; jobs that were copied before are still to be renewed. */
  startedAt: Time,
  /** Its jobs, in the order in which the server listed them. */
  ids: v.array(v.string()),
});
type SearchRecord = v.InferOutput<typeof SearchRecord>;

const JobRecord = v.object({
  version,
  kind: v.literal('job'),
  /** The whole job. */
  job: Job,
  /** When it was read from the server. */
  copiedAt: Time,
});
type JobRecord = v.InferOutput<typeof JobRecord>;

const CompanyRecord = v.object({ version, kind: v.literal('company'), company: Company, copiedAt: Time });
type CompanyRecord = v.InferOutput<typeof CompanyRecord>;

const OfflineRecord = v.variant('kind', [SearchRecord, JobRecord, CompanyRecord]);
type OfflineRecord = v.InferOutput<typeof OfflineRecord>;

/** Keys of the records in their store. */
export const offlineKeys = {
  search: (query: string): string => `search:${query}`,
  job: (id: string): string => `job:${id}`,
  company: (id: string): string => `company:${id}`,
} as const;

function toOfflineKey(record: OfflineRecord): string {
  if (record.kind === 'search') return offlineKeys.search(record.query);
  return record.kind === 'job' ? offlineKeys.job(record.job._id) : offlineKeys.company(record.company._id);
}

/** Counts the changes, of this tab and of others. */
export const offlineChanges = createObservable(0);

export const countChange = (): void => offlineChanges.set(offlineChanges.get() + 1);

export const offlineStore = createRecordStore({
  at: idbStores.offlineSearches,
  schema: OfflineRecord,
  version: OFFLINE_VERSION,
});
offlineStore.follow(countChange);

/** All records, by kind. */
export interface OfflineRecords {
  /** The newest first. */
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

/** Writes all of these or none, but for those that a newer app wrote. @throws when the device refuses */
export const putOfflineRecords = (records: readonly OfflineRecord[]): Promise<void> =>
  offlineStore.putAll(new Map(records.map((record) => [toOfflineKey(record), record])));
