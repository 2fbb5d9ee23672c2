import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { TakenJob } from '#device/taken-searches/taken-searches.ts';

/**
 * How taking jobs along ended. `cut`: the network went; `noRoom`: the device keeps no more. Whatever came before is
 * whole, and stays.
 */
export type TakeEnd = 'done' | 'cut' | 'cancelled' | 'noRoom';

/** What taking jobs along needs of the world. */
export interface TakeWorld {
  readJob: (id: string, signal: AbortSignal) => Promise<Job>;
  readCompany: (id: string, signal: AbortSignal) => Promise<Company>;
  /** False when the device refuses. */
  keep: (taken: TakenJob) => Promise<boolean>;
  /** ms since the epoch. */
  now: () => number;
}

interface Taking {
  /** Cancels. */
  signal: AbortSignal;
  /** After each job that is kept. */
  onKept: () => void;
  /** After each job that the server does not give any more. */
  onGone: (id: string) => void;
}

/** So many jobs are under way at once: more would only stand in each other's way on a narrow line. */
const AT_ONCE = 3;

/** Asks a second time where the first was cut off, and no more by itself. */
async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.isTransient) return read();
    throw error;
  }
}

/** What the server does not give, as opposed to what did not come. */
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

/** Fetches and keeps jobs, each whole with its company before the next takes its place. */
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
      // The others end as well: nothing is fetched that nobody waits for.
      stop.abort();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  return failure === undefined ? 'done' : toEnd(failure, taking.signal);
}
