import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#contract/http/paths.ts';
import { ProfileData, type User } from '#contract/accounts/auth.ts';
import { callApi } from '#platform/http/call-api.ts';
import { PRIVATE } from '#platform/query/query-client.ts';

/** `GET /auth/profile` (§7): who the token belongs to. */
export function profileQuery({ token, userId }: { token: string; userId: string }) {
  return queryOptions({
    queryKey: [PRIVATE, userId, 'profile'] as const,
    queryFn: async ({ signal }): Promise<User> =>
      (await callApi(apiPaths.profile, ProfileData, { signal, token })).data.user,
  });
}
