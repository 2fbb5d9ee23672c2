import { queryOptions } from '@tanstack/react-query';
import { ReceiptData, ReceiptsData, type Receipt } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { callApi } from '#platform/http/call-api.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { PRIVATE } from '#platform/query/query-client.ts';

const ownApplicationsKey = (userId: string) => [PRIVATE, userId, 'applications'] as const;

/** The device's records show offline what the server has told. */
async function noteOnDevice(receipts: readonly Receipt[]): Promise<void> {
  const { noteReceipts } = await import('#device/applications/writes.ts');
  await noteReceipts(receipts).catch(() => undefined);
}

/** `GET /applications` (extension): what became of one's applications, from any device, the newest first. */
export const ownApplicationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ownApplicationsKey(userId),
    staleTime: 0,
    enabled: userId !== '' && hasServerExtensions(),
    queryFn: async ({ signal }): Promise<Receipt[]> => {
      const { data } = await callApi(applicationPaths.list, ReceiptsData, {
        signal,
        as: userId,
        cache: 'no-store',
      });
      await noteOnDevice(data.applications);
      return data.applications;
    },
  });

/** `POST /applications/{id}/withdraw` (extension). @throws ApiError; 409 once the employer has decided */
export async function withdrawApplication(id: string, userId: string): Promise<Receipt> {
  const { data } = await callApi(applicationPaths.withdraw(id), ReceiptData, {
    method: 'POST',
    as: userId,
    body: {},
  });
  await noteOnDevice([data.application]);
  return data.application;
}

/** `PUT /applications/{id}/follow` (extension): whether a mail says what the employer tells. @throws ApiError */
export async function followApplication(id: string, isFollowed: boolean, userId: string): Promise<Receipt> {
  const { data } = await callApi(applicationPaths.follow(id), ReceiptData, {
    method: 'PUT',
    as: userId,
    body: { isFollowed },
  });
  await noteOnDevice([data.application]);
  return data.application;
}
