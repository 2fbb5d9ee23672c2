import { queryOptions } from '@tanstack/react-query';
import { JobCategoriesData, JobCategory } from '#contract/category.ts';
import { parseRows } from '#contract/envelope.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/paths.ts';
import { callApi } from '#platform/http.ts';
import { logNotice } from '#platform/log.ts';
import { PUBLIC } from '#platform/query-client.ts';

/** `GET /job-categories` (§7). */
export const categoriesQuery = queryOptions({
  queryKey: [PUBLIC, 'categories'],
  staleTime: HOUR_MS,
  queryFn: async ({ signal }): Promise<JobCategory[]> => {
    const { data } = await callApi(apiPaths.jobCategories, JobCategoriesData, { signal });
    const { rows, rejected } = parseRows(JobCategory, data.jobCategories);
    for (const row of rejected) logNotice(`a category was left out (row ${row.index})`, row.reason);
    return rows;
  },
});
