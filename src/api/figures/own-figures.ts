import { queryOptions } from '@tanstack/react-query';
import { figurePaths } from '#contract/http/api-paths.ts';
import { type FigureCounts, JobFiguresData, OwnFiguresData } from '#contract/figures/figures.ts';
import { callApi } from '#platform/http/call-api.ts';
import { PRIVATE } from '#platform/query/query-client.ts';

/** `GET /job-figures` (extension): the totals by job; a job without figures is absent. */
export const ownTotalsQuery = (userId: string) =>
  queryOptions({
    queryKey: [PRIVATE, userId, 'figures'] as const,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Readonly<Record<string, FigureCounts>>> => {
      const { jobs } = (await callApi(figurePaths.jobs, OwnFiguresData, { signal, as: userId })).data;
      return Object.fromEntries(jobs.map(({ _id, ...counts }) => [_id, counts]));
    },
  });

/** `GET /jobs/{id}/figures` (extension). */
export const ownFiguresQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: [PRIVATE, userId, 'figures', id] as const,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<JobFiguresData> =>
      (await callApi(figurePaths.ofJob(id), JobFiguresData, { signal, as: userId })).data,
  });
