import { locale } from '#platform/i18n/locale.ts';
import { formatNumber } from '#contract/format.ts';
import { shownMessages as texts } from '../messages.ts';
import { listLimits } from '#contract/limits.ts';
import type { Pagination } from '#contract/http/pagination.ts';
import { listPageSize } from '#api/jobs.ts';
import type { JobListResult } from '#api/read-answers.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toQueryState, type Freshness } from '#ui/state/freshness.tsx';
import { toSearchKey } from './list-state.ts';
import type { StoredFound } from '../offline/stored-line.ts';
import type { StoredList } from '../offline/use-stored-list.ts';

export interface ShownRange {
  from: number;
  to: number;
  total: number;
  isEstimate: boolean;
}

/**
 * The range of a page: from `total` where the server sends it, else from `totalPages`. @param page 1-based @param
 * rows rows on this page
 */
export function toShownRange(pagination: Pagination, page: number, rows: number): ShownRange {
  const size = pagination.perPage ?? listLimits.pageSize;
  const first = rows === 0 ? 0 : (page - 1) * size + 1;
  const to = rows === 0 ? 0 : first + rows - 1;
  const isLast = page >= pagination.totalPages;
  const total = pagination.total ?? (isLast ? to : pagination.totalPages * size);
  return {
    from: first,
    to,
    total: Math.max(total, to),
    isEstimate: pagination.isEstimate ?? (pagination.total === undefined && !isLast),
  };
}

/** "Showing 1-10 of 42 Results", with "about" where the total is an estimate. */
export function toShowingText(range: ShownRange): string {
  if (range.total === 0) return texts.noResults;
  const pages = `${formatNumber(range.from, locale)}-${formatNumber(range.to, locale)}`;
  const total = formatNumber(range.total, locale);
  return range.isEstimate ? texts.showingAbout(pages, total) : texts.showing(pages, total);
}

export type ListView =
  | { kind: 'loading'; isSlow: boolean }
  /** `before` is what was on the screen; `isUnsearched`: the device's jobs could not be searched. */
  | { kind: 'failed'; isOffline: boolean; isUnsearched?: boolean; before: JobListResult | undefined }
  | { kind: 'empty'; freshness: Freshness }
  | { kind: 'full'; list: JobListResult; freshness: Freshness; isChanging: boolean }
  /** Results among the device's jobs. `isChanging`: a new search runs; `hasFailed`: online, but without an answer. */
  | ({ kind: 'stored'; isChanging: boolean; hasFailed: boolean } & StoredFound);

export interface ListViewFacts {
  data: JobListResult | undefined;
  error: unknown;
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
  isSlow: boolean;
  isOnline: boolean;
  before: JobListResult | undefined;
}

export function toListView(facts: ListViewFacts): ListView {
  const state = toQueryState(facts);
  if (state.kind === 'failed') return { ...state, before: facts.before };
  if (state.kind === 'loading') return state;
  const { data, freshness } = state;
  if (data.jobs.length === 0) {
    return facts.isPlaceholderData ? { kind: 'loading', isSlow: facts.isSlow } : { kind: 'empty', freshness };
  }
  return { kind: 'full', list: data, freshness, isChanging: facts.isPlaceholderData };
}

/** True for a list that the server sent since the page was opened: it stays on the screen, even offline. */
export function isReadOnThisVisit({ data, dataUpdatedAt, isPlaceholderData }: ListViewFacts): boolean {
  const isFresh = data !== undefined && data.storedAt === null && !isPlaceholderData;
  return isFresh && dataUpdatedAt >= performance.timeOrigin;
}

/**
 * Replaces the list by the results among the device's jobs. A cached copy stays until these are searched, unless it
 * is empty, as the device may have matching jobs.
 */
export function withStored(
  view: ListView,
  { search, isOnline }: { search: JobSearch; isOnline: boolean },
  stored: StoredList,
): ListView {
  if (stored.kind === 'found') {
    const isChanging = stored.key !== toSearchKey(search);
    return { ...stored, kind: 'stored', isChanging, hasFailed: isOnline };
  }
  const hasNoJobs = view.kind === 'failed' || view.kind === 'empty';
  if (!hasNoJobs) return view;
  if (stored.kind === 'searching') return { kind: 'loading', isSlow: false };
  if (stored.kind !== 'failed') return view;
  const before = view.kind === 'failed' ? view.before : undefined;
  return { kind: 'failed', isOffline: true, isUnsearched: true, before };
}

/** The search bar's answer as a first page (§2). */
export function toFirstPage({ jobs, pagination, storedAt }: JobListResult): JobListResult {
  const perPage = listPageSize();
  const total = pagination?.total ?? jobs.length;
  const known: Pagination = {
    totalPages: Math.max(1, Math.ceil(total / perPage)),
    total,
    perPage,
    isEstimate: pagination?.isEstimate,
  };
  return { jobs: jobs.slice(0, perPage), pagination: known, storedAt };
}

/** The numbers of "Showing 1-10 of 42 Results"; null for another search's list. */
export function toRange(view: ListView, page: number): ShownRange | null {
  if (view.kind === 'empty') return { from: 0, to: 0, total: 0, isEstimate: false };
  if (view.kind === 'loading' || view.kind === 'failed' || view.isChanging) return null;
  const pagination = view.list.pagination ?? { totalPages: 1 };
  return toShownRange(pagination, page, view.list.jobs.length);
}
