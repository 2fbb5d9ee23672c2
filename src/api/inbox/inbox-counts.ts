import { queryOptions } from '@tanstack/react-query';
import { InboxSummary } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { callApi } from '#platform/http/call-api.ts';
import { PRIVATE } from '#platform/query/query-client.ts';

export const inboxCountsKey = (userId: string) => [PRIVATE, userId, 'inbox'] as const;

/** How many applications each of the user's jobs has. */
export const inboxCountsQuery = (userId: string) =>
  queryOptions({
    queryKey: inboxCountsKey(userId),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<InboxSummary['jobs']> =>
      (await callApi(applicationPaths.inbox, InboxSummary, { signal, as: userId })).data.jobs,
  });
