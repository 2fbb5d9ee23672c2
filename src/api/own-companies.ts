import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { CompaniesData, OwnCompany, OwnCompanyData } from '#contract/companies/company.ts';
import { ownerPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { callApi, toWriteHeaders, type WriteOptions } from '#platform/http/call-api.ts';
import { PRIVATE, PUBLIC } from '#platform/query/query-client.ts';
import { upload } from '#platform/http/file-transfer.ts';
import { readRows } from './read-answers.ts';

export const ownCompanyKeys = {
  list: (userId: string) => [PRIVATE, userId, 'own-companies'] as const,
  detail: (userId: string, id: string) => [PRIVATE, userId, 'own-company', id] as const,
  deleted: (userId: string) => [PRIVATE, userId, 'own-companies', 'deleted'] as const,
};

/** `GET /companies?createdBy={userId}` (§7), not only approved ones. */
export const ownCompaniesQuery = (userId: string) => toListQuery(userId, ownCompanyKeys.list(userId), '');

/** Extension: deleted ones that can be restored. */
export const deletedCompaniesQuery = (userId: string) =>
  toListQuery(userId, ownCompanyKeys.deleted(userId), 'deleted=true&');

function toListQuery<K extends QueryKey>(userId: string, queryKey: K, which: string) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<OwnCompany[]> => {
      const path = `${apiPaths.companies}?${which}createdBy=${encodeURIComponent(userId)}`;
      const { data } = await callApi(path, CompaniesData, { signal, as: userId });
      return readRows(OwnCompany, data.companies, 'company');
    },
    enabled: userId !== '',
  });
}

/** `GET /companies/{id}/` with a token (§7). */
export function ownCompanyQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: ownCompanyKeys.detail(userId, id),
    queryFn: async ({ signal }): Promise<OwnCompany> =>
      (await callApi(`${apiPaths.company(id)}/`, OwnCompanyData, { signal, as: userId })).data.company,
    enabled: id !== '',
    staleTime: 0,
  });
}

export interface CompanyWriteOptions extends WriteOptions {
  onProgress?: ((share: number) => void) | undefined;
}

/** Only our server sends the row (§7 names its `message` alone). */
const MaybeCompany = v.nullish(v.partial(OwnCompanyData), {});

/** `POST /companies` (§7); null when the answer has no company. */
export async function createCompany(
  form: FormData,
  options: CompanyWriteOptions,
): Promise<OwnCompany | null> {
  const headers = toWriteHeaders(options);
  const sent = { ...options, method: 'POST', body: form, headers } as const;
  return (await upload(apiPaths.companies, MaybeCompany, sent)).data.company ?? null;
}

/** `PUT /companies/{id}/?view=detailed` (§7). A 409 has the current company in `ApiError.data`. */
export async function updateCompany(
  id: string,
  form: FormData,
  options: CompanyWriteOptions,
): Promise<OwnCompany> {
  const sent = { ...options, method: 'PUT', body: form, headers: toWriteHeaders(options) } as const;
  const { data } = await upload(`${apiPaths.company(id)}/?view=detailed`, MaybeCompany, sent);
  const { as } = options;
  return data.company ?? (await callApi(`${apiPaths.company(id)}/`, OwnCompanyData, { as })).data.company;
}

const Anything = v.unknown();

/** `DELETE /companies/{id}` (§7). */
export async function deleteCompany(id: string, options: WriteOptions): Promise<void> {
  const { as, signal } = options;
  const headers = toWriteHeaders(options);
  await callApi(apiPaths.company(id), Anything, { method: 'DELETE', as, signal, headers });
}

/** `POST /companies/{id}/restore`, an extension. */
export async function restoreCompany(id: string, options: WriteOptions): Promise<OwnCompany> {
  const { as, signal } = options;
  const headers = toWriteHeaders(options);
  const path = ownerPaths.companyRestore(id);
  return (await callApi(path, OwnCompanyData, { method: 'POST', as, signal, headers })).data.company;
}

/** Refetches what shows companies, after a write. */
export async function refreshCompanies(client: QueryClient, userId: string): Promise<void> {
  const shown = ['own-companies', 'own-company', 'company', 'own-jobs', 'own-job', 'jobs', 'job'];
  await client.invalidateQueries({
    predicate: ({ queryKey: [reach, second, third] }) => {
      const name = reach === PUBLIC ? second : third;
      return (
        (reach === PUBLIC || (reach === PRIVATE && second === userId)) && shown.some((one) => one === name)
      );
    },
  });
}
