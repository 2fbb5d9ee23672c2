import { fetchCompany, fetchWholeJob, fetchJobsPage } from '#api/offline-reads.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { createObservable } from '#platform/observable.ts';
import {
  storeOfflineJob,
  storeOfflineSearch,
  readOfflineCompany,
  readOfflineSearches,
  removeOfflineSearches,
  toOfflineQuery,
  type OfflineSearch,
} from '#device/offline-searches/offline-searches.ts';
import { takeJobs, type TakeEnd, type TakeWorld } from './take-jobs.ts';
import { listJobIds, type TakenPart, toTakenIds } from './take-plan.ts';

/** The one download that may be running. */
export type TakingState =
  | { kind: 'idle' }
  /** `total` is null while unknown. */
  | { kind: 'running'; query: string; done: number; total: number | null }
  /** `gone`: jobs that the server no longer has. */
  | { kind: 'ended'; query: string; end: TakeEnd; done: number; total: number; gone: number };

const state = createObservable<TakingState>({ kind: 'idle' });
let cancelling = new AbortController();

export const { get: readTaking, subscribe: onTakingChange } = state;

const createWorld = (startedAt: number): TakeWorld => ({
  readJob: fetchWholeJob,
  readCompany: async (id, signal) => (await readOfflineCompany(id, startedAt)) ?? fetchCompany(id, signal),
  keep: storeOfflineJob,
  now: Date.now,
});

const findOffline = async (query: string): Promise<OfflineSearch | undefined> =>
  (await readOfflineSearches()).find((search) => search.query === query);

async function tidy(query: string, gone: ReadonlySet<string>): Promise<void> {
  const taken = await findOffline(query);
  if (taken === undefined) return;
  const ids = taken.ids.filter((id) => !gone.has(id));
  if (gone.size > 0) await storeOfflineSearch({ ...taken, ids });
  await removeOfflineSearches(taken.jobs === 0 ? [query] : []);
}

type Completed = Pick<OfflineSearch, 'query' | 'startedAt' | 'ids' | 'missing'>;

async function complete({ query, startedAt, ids, missing }: Completed): Promise<void> {
  const total = ids.length;
  const gone = new Set<string>();
  let done = total - missing.length;
  const show = () => state.set({ kind: 'running', query, done: done + gone.size, total });
  show();
  const end = await takeJobs(createWorld(startedAt), missing, {
    signal: cancelling.signal,
    onKept: () => {
      done += 1;
      show();
    },
    onGone: (id) => {
      gone.add(id);
      show();
    },
  });
  await tidy(query, gone);
  state.set({ kind: 'ended', query, end, done, total, gone: gone.size });
}

async function list(search: JobSearch, part: TakenPart): Promise<string[]> {
  const { signal } = cancelling;
  const readPage = (page: number, perPage: number) => fetchJobsPage({ ...search, page }, perPage, signal);
  return listJobIds(readPage, part);
}

export interface TakeOrder {
  search: JobSearch;
  part: TakenPart;
  replaced: readonly string[];
}

async function begin({ search, part, replaced }: TakeOrder): Promise<void> {
  const query = toOfflineQuery(search);
  const found = await list(search, part);
  const kept = await findOffline(query);
  const ids = toTakenIds(kept?.ids, found, part.from);
  // Adding a later page does not make the search newer.
  const startedAt = kept !== undefined && part.from > 0 ? kept.startedAt : Date.now();
  const isKept =
    (await removeOfflineSearches(replaced)) && (await storeOfflineSearch({ query, startedAt, ids }));
  if (!isKept) return state.set({ kind: 'ended', query, end: 'noRoom', done: 0, total: ids.length, gone: 0 });
  const missing = (await findOffline(query))?.missing ?? ids;
  await complete({ query, startedAt, ids, missing });
}

async function run(query: string, work: () => Promise<void>): Promise<void> {
  if (state.get().kind === 'running') return;
  cancelling = new AbortController();
  state.set({ kind: 'running', query, done: 0, total: null });
  try {
    await work();
  } catch (error) {
    const end = cancelling.signal.aborted ? 'cancelled' : 'cut';
    state.set({ kind: 'ended', query, end, done: 0, total: 0, gone: 0 });
    if (!(error instanceof ApiError)) logNotice('a search could not be taken along', String(error));
  }
}

/** Downloads a search, unless another download is running. */
export const startTaking = (order: TakeOrder): Promise<void> =>
  run(toOfflineQuery(order.search), () => begin(order));

/** Downloads what is still missing of a search. */
export const continueTaking = (taken: OfflineSearch): Promise<void> =>
  run(taken.query, () => complete(taken));

/** Stops the download; downloaded jobs stay. */
export function cancelTaking(): void {
  cancelling.abort();
}

/** Clears the result of the last download. */
export function leaveTaking(): void {
  if (state.get().kind === 'ended') state.set({ kind: 'idle' });
}
