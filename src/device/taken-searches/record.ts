import * as v from 'valibot';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';

/** The records of searches taken along: the searches, and once each, however many searches found it, a job, a company. */

/** Version of the stored shapes: raise it with every change that older code could not read, and migrate below. */
export const TAKEN_VERSION = 1;

const version = v.literal(TAKEN_VERSION);
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
export type SearchRecord = v.InferOutput<typeof SearchRecord>;

const JobRecord = v.object({
  version,
  kind: v.literal('job'),
  /** The whole job. */
  job: Job,
  /** When it was read from the server. */
  copiedAt: Time,
});
export type JobRecord = v.InferOutput<typeof JobRecord>;

const CompanyRecord = v.object({ version, kind: v.literal('company'), company: Company, copiedAt: Time });
export type CompanyRecord = v.InferOutput<typeof CompanyRecord>;

const TakenRecord = v.variant('kind', [SearchRecord, JobRecord, CompanyRecord]);
export type TakenRecord = v.InferOutput<typeof TakenRecord>;

/** What the device kept; undefined when it is of no known form, as one that a newer app wrote may be. */
export function readTakenRecord(kept: unknown): TakenRecord | undefined {
  const parsed = v.safeParse(TakenRecord, kept);
  return parsed.success ? parsed.output : undefined;
}

/** Keys of the records in their store. */
export const takenKeys = {
  search: (query: string): string => `search:${query}`,
  job: (id: string): string => `job:${id}`,
  company: (id: string): string => `company:${id}`,
} as const;

export function toTakenKey(record: TakenRecord): string {
  if (record.kind === 'search') return takenKeys.search(record.query);
  return record.kind === 'job' ? takenKeys.job(record.job._id) : takenKeys.company(record.company._id);
}
