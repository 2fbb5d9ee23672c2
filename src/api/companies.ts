import { queryOptions } from '@tanstack/react-query';
import { CompanyData } from '#contract/company.ts';
import { apiPaths } from '#contract/paths.ts';
import { callApi } from '#platform/http.ts';
import { PRIVATE, PUBLIC } from '#platform/query-client.ts';

export const companyKeys = {
  detail: (id: string) => [PUBLIC, 'company', id] as const,
  privateDetail: (userId: string, id: string) => [PRIVATE, userId, 'company', id] as const,
};

/** `GET /companies/{id}`, as anyone reads it (§7). */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: companyKeys.detail(id),
    queryFn: async ({ signal }) =>
      (await callApi(apiPaths.company(id), CompanyData, { signal })).data.company,
    enabled: id !== '',
  });
}

/** `GET /companies/{id}?view=detailed` with a token; never kept on the device. */
export function detailedCompanyQuery(id: string, session: { token: string; userId: string }) {
  return queryOptions({
    queryKey: companyKeys.privateDetail(session.userId, id),
    queryFn: async ({ signal }) => {
      const path = `${apiPaths.company(id)}?view=detailed`;
      return (await callApi(path, CompanyData, { signal, token: session.token })).data.company;
    },
    enabled: id !== '',
  });
}
