import { choiceNames, choiceRows } from '../jobs/filters.ts';
import type { JobSearch } from '../jobs/job-query.ts';

/** A search as alerts and feeds, which tell of new jobs, have it: without page, order and filters by the day. */
export function toAlertSearch({ page: _page, sort: _sort, ...search }: JobSearch): JobSearch {
  for (const name of choiceNames) if (choiceRows[name].isByDay) delete search[name];
  return search;
}
