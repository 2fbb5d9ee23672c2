import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#contract/http/paths.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { ask } from './ask.ts';

/** `GET /cities`, an extension. */
export const citiesQuery = queryOptions({
  queryKey: [PUBLIC, 'cities'],
  meta: { path: apiPaths.cities, isAside: true },
  staleTime: HOUR_MS,
  queryFn: ({ signal }) => ask(apiPaths.cities, { signal }, ({ readCities }, answer) => readCities(answer)),
});

/** `GET /cities/{slug}`, an extension. @param name a slug, or any spelling */
export function cityQuery(name: string) {
  return queryOptions({
    queryKey: [PUBLIC, 'city', name],
    queryFn: ({ signal }) => ask(apiPaths.city(name), { signal }, ({ readCity }, answer) => readCity(answer)),
  });
}

/** `GET /job-categories` (§7). */
export const categoriesQuery = queryOptions({
  queryKey: [PUBLIC, 'categories'],
  meta: { path: apiPaths.jobCategories, isAside: true },
  staleTime: HOUR_MS,
  queryFn: ({ signal }) =>
    ask(apiPaths.jobCategories, { signal }, ({ readCategories }, answer) => readCategories(answer)),
});
