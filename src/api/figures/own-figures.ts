import { queryOptions } from '@tanstack/react-query';
import { figurePaths } from '#contract/figures/figure-paths.ts';
import { JobFiguresData } from '#contract/figures/figures.ts';
import { callApi } from '#platform/http/call-api.ts';
import { PRIVATE } from '#platform/query/query-client.ts';

/** `GET /jobs/{id}/figures` (extension). */
export const ownFiguresQuery = (id: string, { token, userId }: { token: string; userId: string }) =>
  queryOptions({
    queryKey: [PRIVATE, userId, 'figures', id] as const,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<JobFiguresData> =>
      (await callApi(figurePaths.ofJob(id), JobFiguresData, { signal, token })).data,
  });
