import type { Job } from './job.ts';
import type { Pagination } from './pagination.ts';

/**
 * The read that a screen starts with, known before the app asks for it: from the page itself, where our server
 * put it, or from what the device kept. The boot script paints it, the app starts with it.
 */

/** A page of jobs, as the app keeps it. */
export interface FirstList {
  jobs: Job[];
  pagination: Pagination | undefined;
  /** When the worker stored this answer, ms since the epoch; null when it came fresh. */
  storedAt: number | null;
}

/** One job, as the app keeps it. */
export interface FirstJob {
  job: Job;
  storedAt: number | null;
}

interface Read<Kind extends string, Data> {
  kind: Kind;
  /** The query of the list (`page=1&perPage=10`), or the job's id. */
  key: string;
  /** When it was read from the server, ms since the epoch. */
  at: number;
  data: Data;
}
export type FirstRead = Read<'list', FirstList> | Read<'job', FirstJob>;

/** The element of a page that carries its {@link FirstRead} as JSON. */
export const FIRST_READ_ELEMENT_ID = 'kaj-first';
