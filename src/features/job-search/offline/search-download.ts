import { fetchCompany, fetchWholeJob, fetchJobsPage } from '#api/job-copies.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { createObservable } from '#platform/observable.ts';
import { serverNow } from '#platform/server-time.ts';
import {
  storeOfflineJob,
  storeOfflineSearch,
  readOfflineCompany,
  readOfflineSearches,
  removeOfflineSearches,
  toOfflineQuery,
  type OfflineSearch,
} from '#device/offline-searches/offline-searches.ts';
import {
  downloadJobs,
  type DownloadEnd,
  type DownloadCalls,
  listJobIds,
  type SearchPart,
  toOfflineIds,
} from './download-jobs.ts';

export type DownloadState =
  | { kind: 'idle' }
  /** `total` is null while unknown. */
  | { kind: 'running'; query: string; done: number; total: number | null }
  /** `gone`: jobs that the server no longer has. */
  | { kind: 'ended'; query: string; end: DownloadEnd; done: number; total: number; gone: number };

const state = createObservable<DownloadState>({ kind: 'idle' });
let cancelling = new AbortController();

export const { get: readDownload, subscribe: onDownloadChange } = state;

const createCalls = (startedAt: number): DownloadCalls => ({
  readJob: fetchWholeJob,
  readCompany: async (id, signal) => (await readOfflineCompany(id, startedAt)) ?? fetchCompany(id, signal),
  store: storeOfflineJob,
  now: Date.now,
});

const findOffline = async (query: string): Promise<OfflineSearch | undefined> =>
  (await readOfflineSearches()).find((search) => search.query === query);

async function tidy(query: string, gone: ReadonlySet<string>): Promise<void> {
  const stored = await findOffline(query);
  if (stored === undefined) return;
  const ids = stored.ids.filter((id) => !gone.has(id));
  if (gone.size > 0) await storeOfflineSearch({ ...stored, ids });
  await removeOfflineSearches(stored.jobs === 0 ? [query] : []);
}

type Completed = Pick<OfflineSearch, 'query' | 'startedAt' | 'ids' | 'missing'>;

async function complete({ query, startedAt, ids, missing }: Completed): Promise<void> {
  const total = ids.length;
  const gone = new Set<string>();
  let done = total - missing.length;
  const show = () => state.set({ kind: 'running', query, done: done + gone.size, total });
  show();
  const end = await downloadJobs(createCalls(startedAt), missing, {
    signal: cancelling.signal,
    onStored: () => {
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

async function list(search: JobSearch, part: SearchPart): Promise<string[]> {
  const { signal } = cancelling;
  const readPage = (page: number, perPage: number) => fetchJobsPage({ ...search, page }, perPage, signal);
  return listJobIds(readPage, part);
}

export interface DownloadOrder {
  search: JobSearch;
  part: SearchPart;
  replaced: readonly string[];
}

async function begin({ search, part, replaced }: DownloadOrder): Promise<void> {
  const query = toOfflineQuery(search);
  const found = await list(search, part);
  const stored = await findOffline(query);
  const ids = toOfflineIds(stored?.ids, found, part.from);
  // Adding a later page does not make the search newer.
  const startedAt = stored !== undefined && part.from > 0 ? stored.startedAt : serverNow();
  const isStored =
    (await removeOfflineSearches(replaced)) && (await storeOfflineSearch({ query, startedAt, ids }));
  if (!isStored)
    return state.set({ kind: 'ended', query, end: 'noSpace', done: 0, total: ids.length, gone: 0 });
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
    if (!(error instanceof ApiError)) logNotice('search download failed', String(error));
  }
}

/** Downloads a search, unless another download is running. */
export const startSearchDownload = (order: DownloadOrder): Promise<void> =>
  run(toOfflineQuery(order.search), () => begin(order));

/** Downloads the rest of a search. */
export const continueDownload = (search: OfflineSearch): Promise<void> =>
  run(search.query, () => complete(search));

/** Stops the download; downloaded jobs stay. */
export function cancelSearchDownload(): void {
  cancelling.abort();
}

/** Clears the result of the last download. */
export function clearDownload(): void {
  if (state.get().kind === 'ended') state.set({ kind: 'idle' });
}
