import type { JobListResult } from '#api/jobs.ts';
import { listPageSize } from '#api/page-size.ts';
import type { Pagination } from '#contract/pagination.ts';
import { isNoAnswer, toFreshness, type Freshness } from '#presenters/freshness.ts';

/** The list's five states. */
export type ListView =
  | { kind: 'loading'; isSlow: boolean }
  /** Nothing of this search is known. `before` is what stood on the screen, which stays. */
  | { kind: 'failed'; isOffline: boolean; before: JobListResult | undefined }
  | { kind: 'empty'; freshness: Freshness }
  | { kind: 'full'; list: JobListResult; freshness: Freshness; isChanging: boolean };

/** What the query knows, by the names TanStack Query gives it. */
export interface ListFacts {
  data: JobListResult | undefined;
  error: unknown;
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
  isSlow: boolean;
  isOnline: boolean;
  /** The last list that was shown. */
  before: JobListResult | undefined;
}

export function toListView(facts: ListFacts): ListView {
  const { data, error } = facts;
  if (!data) {
    if (error)
      return { kind: 'failed', isOffline: !facts.isOnline || isNoAnswer(error), before: facts.before };
    return { kind: 'loading', isSlow: facts.isSlow };
  }
  const freshness = toFreshness({ ...facts, storedAt: data.storedAt });
  if (data.jobs.length === 0) {
    return facts.isPlaceholderData ? { kind: 'loading', isSlow: facts.isSlow } : { kind: 'empty', freshness };
  }
  return { kind: 'full', list: data, freshness, isChanging: facts.isPlaceholderData };
}

/**
 * The search bar's answer as the first page of its list, so that the list starts from what was already
 * fetched (§2).
 */
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
