import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { ask } from './ask.ts';

/** `GET /job-categories` (§7). */
export const categoriesQuery = queryOptions({
  queryKey: [PUBLIC, 'categories'],
  meta: { path: apiPaths.jobCategories, isAside: true },
  staleTime: HOUR_MS,
  queryFn: ({ signal }) =>
    ask(apiPaths.jobCategories, { signal }, ({ readCategories }, answer) => readCategories(answer)),
});
