import type { JobSearch } from '../jobs/job-query.ts';

/** A search as alerts store it: without page and order. */
export function toAlertSearch({ page: _page, sort: _sort, ...search }: JobSearch): JobSearch {
  return search;
}
