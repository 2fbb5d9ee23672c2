import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { OfflineJob } from '#device/offline-searches/offline-searches.ts';

/** How a download ended; whole jobs stay. `cut`: the network failed, `noRoom`: the storage refused. */
export type TakeEnd = 'done' | 'cut' | 'cancelled' | 'noRoom';

/** What taking jobs along needs of the world. */
export interface TakeWorld {
  readJob: (id: string, signal: AbortSignal) => Promise<Job>;
  readCompany: (id: string, signal: AbortSignal) => Promise<Company>;
  keep: (taken: OfflineJob) => Promise<boolean>;
  now: () => number;
}

interface Taking {
  signal: AbortSignal;
  onKept: () => void;
  /** Of a job that the server no longer has. */
  onGone: (id: string) => void;
}

/** More at once would slow each other down on a narrow line. */
const AT_ONCE = 3;

/** Retries once what the network cut off. */
async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.isTransient) return read();
    throw error;
  }
}

/** Null for what the server refuses; throws for what did not arrive. */
async function readGiven<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await readTwice(read);
  } catch (error) {
    if (error instanceof ApiError && !error.isTransient) return null;
    throw error;
  }
}

/** Reads each company once, however many jobs it has. */
function createCompanyReader({ readCompany }: TakeWorld, signal: AbortSignal) {
  const companies = new Map<string, Promise<Company | null>>();
  return (id: string): Promise<Company | null> => {
    if (id === '') return Promise.resolve(null);
    const reading = companies.get(id) ?? readGiven(() => readCompany(id, signal));
    companies.set(id, reading);
    return reading;
  };
}

class NoRoom extends Error {}

function toEnd(error: unknown, cancelled: AbortSignal): TakeEnd {
  if (error instanceof NoRoom) return 'noRoom';
  return cancelled.aborted ? 'cancelled' : 'cut';
}

/** Fetches and stores jobs, each whole with its company. */
export async function takeJobs(world: TakeWorld, ids: readonly string[], taking: Taking): Promise<TakeEnd> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, taking.signal]);
  const readCompany = createCompanyReader(world, signal);
  const waiting = [...ids];

  const takeOne = async (id: string) => {
    const job = await readGiven(() => world.readJob(id, signal));
    if (job === null) return taking.onGone(id);
    const company = await readCompany(job.company._id);
    signal.throwIfAborted();
    if (!(await world.keep({ job, company, copiedAt: world.now() }))) throw new NoRoom();
    taking.onKept();
  };
  let failure: unknown;
  const takeNext = async () => {
    try {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        signal.throwIfAborted();
        await takeOne(id);
      }
    } catch (error) {
      failure ??= error;
      // The others end as well.
      stop.abort();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  return failure === undefined ? 'done' : toEnd(failure, taking.signal);
}
