import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Receipt, ReceiptData, ReceiptsData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { useOwnApplications, type KnownApplication, mergeApplications } from '#device/application.ts';
import { callApi } from '#platform/http/call-api.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { createObservable } from '#platform/observable.ts';
import { PRIVATE } from '#platform/query/query-client.ts';
import { useSession } from '#platform/session/session.ts';

/** The upload of this page that is under way: the key of its application, and whole percents of the CV. */
const underWay = createObservable<{ key: string; percent: number } | null>(null);

/** @param share of the CV that was sent, 0 to 1 */
export function noteUploaded(key: string, share: number): void {
  const now = underWay.get();
  const before = now?.key === key ? now.percent : 0;
  // After a cut the upload continues where the server's part ends: less than the browser had counted.
  const percent = Math.max(before, Math.floor(share * 100));
  if (now?.key !== key || before !== percent) underWay.set({ key, percent });
}

export const endUpload = (): void => underWay.set(null);

/** Whole percents of an application's CV that were sent; undefined while this page sends none of it. */
export function useUploaded(key: string): number | undefined {
  const now = useSyncExternalStore(underWay.subscribe, underWay.get, underWay.get);
  return now?.key === key ? now.percent : undefined;
}

const ownApplicationsKey = (userId: string) => [PRIVATE, userId, 'applications'] as const;

/** The device's records show offline what the server has told. */
async function noteOnDevice(receipts: readonly Receipt[]): Promise<void> {
  const { noteReceipts } = await import('#device/application-writes.ts');
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

/** Those of who is signed in, by job. @param isAsked false where the device's are enough */
export function useKnownApplications(isAsked = true): ReadonlyMap<string, KnownApplication> {
  const query = ownApplicationsQuery(useSession()?.user._id ?? '');
  const { data = [] } = useQuery({ ...query, enabled: query.enabled && isAsked });
  return mergeApplications(useOwnApplications(), data);
}
