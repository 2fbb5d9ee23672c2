import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#contract/http/paths.ts';
import { PRIVATE, PUBLIC } from '#platform/query/query-client.ts';
import { ask } from './ask.ts';

export const companyKeys = {
  detail: (id: string) => [PUBLIC, 'company', id] as const,
  privateDetail: (userId: string, id: string) => [PRIVATE, userId, 'company', id] as const,
};

/** `GET /companies/{id}` (§7). */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: companyKeys.detail(id),
    meta: { path: apiPaths.company(id) },
    queryFn: ({ signal }) =>
      ask(apiPaths.company(id), { signal }, ({ readCompany }, answer) => readCompany(answer)),
    enabled: id !== '',
  });
}

/** `GET /companies/{id}?view=detailed` with a token; never stored. */
export function detailedCompanyQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: companyKeys.privateDetail(userId, id),
    queryFn: ({ signal }) => {
      const path = `${apiPaths.company(id)}?view=detailed`;
      const options = { signal, as: userId };
      return ask(path, options, ({ readCompany }, answer) => readCompany(answer));
    },
    enabled: id !== '',
  });
}
