import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { OfflineJob } from '#device/offline-searches/offline-searches.ts';

/** The outcome; jobs downloaded so far stay. `cut`: the network failed, `noSpace`: the storage is full. */
export type DownloadEnd = 'done' | 'cut' | 'cancelled' | 'noSpace';

export interface DownloadCalls {
  readJob: (id: string, signal: AbortSignal) => Promise<Job>;
  readCompany: (id: string, signal: AbortSignal) => Promise<Company>;
  store: (copy: OfflineJob) => Promise<boolean>;
  now: () => number;
}

interface Download {
  signal: AbortSignal;
  onStored: () => void;
  onGone: (id: string) => void;
}

/** Parallel downloads: more would slow each other down on a slow network. */
const AT_ONCE = 3;

/** Retries once after a network error. */
async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.isTransient) return read();
    throw error;
  }
}

/** Null for what the server refuses; throws network errors. */
async function readGiven<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await readTwice(read);
  } catch (error) {
    if (error instanceof ApiError && !error.isTransient) return null;
    throw error;
  }
}

function createCompanyReader({ readCompany }: DownloadCalls, signal: AbortSignal) {
  const companies = new Map<string, Promise<Company | null>>();
  return (id: string): Promise<Company | null> => {
    if (id === '') return Promise.resolve(null);
    const reading = companies.get(id) ?? readGiven(() => readCompany(id, signal));
    companies.set(id, reading);
    return reading;
  };
}

class NoSpace extends Error {}

function toEnd(error: unknown, cancelled: AbortSignal): DownloadEnd {
  if (error instanceof NoSpace) return 'noSpace';
  return cancelled.aborted ? 'cancelled' : 'cut';
}

/** Downloads and stores jobs with their companies. */
export async function downloadJobs(
  calls: DownloadCalls,
  ids: readonly string[],
  download: Download,
): Promise<DownloadEnd> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, download.signal]);
  const readCompany = createCompanyReader(calls, signal);
  const waiting = [...ids];

  const downloadOne = async (id: string) => {
    const job = await readGiven(() => calls.readJob(id, signal));
    if (job === null) return download.onGone(id);
    const company = await readCompany(job.company._id);
    signal.throwIfAborted();
    if (!(await calls.store({ job, company, copiedAt: calls.now() }))) throw new NoSpace();
    download.onStored();
  };
  let failure: unknown;
  const downloadNext = async () => {
    try {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        signal.throwIfAborted();
        await downloadOne(id);
      }
    } catch (error) {
      failure ??= error;
      stop.abort();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, downloadNext));
  return failure === undefined ? 'done' : toEnd(failure, download.signal);
}
