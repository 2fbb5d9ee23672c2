import { toJobsQuery, type JobSearch } from '#contract/jobs/job-query.ts';
import { listLimits } from '#contract/limits.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';

/** Jobs on a page of the list: the specified ten, fewer under the data saver. */
export function listPageSize(): number {
  return isDataSaver() ? listLimits.smallPageSize : listLimits.pageSize;
}

/** The query of `GET /jobs` for a page of the list, as this visit asks for it. */
export function toListQuery(search: JobSearch): string {
  return toJobsQuery(search, listPageSize());
}
