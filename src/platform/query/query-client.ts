import { onlineManager, QueryClient, type Query } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import type { KnownQuery } from '#contract/http/page-data.ts';
import { MINUTE_MS, STORED_RESULTS_MAX_AGE_MS } from '#contract/limits.ts';
import { ownStorageKeys, QUERY_CACHE_SHAPE } from '#contract/device/storage.ts';
import { ApiError } from '../http/api-error.ts';
import { isOnline, onReconnect } from '../http/online.ts';
import { readText, removeKey } from '../storage/storage.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** False: not stored on the device. */
      persist?: boolean;
      /** What the API is asked, where a page from the server carries the answer: the worker stores it as well. */
      path?: string;
      /** A page is whole without it. */
      isAside?: boolean;
    };
  }
}

/** First part of the keys of public reads: only these are kept on the device. */
export const PUBLIC = 'public';
/** First part of the keys of reads with a token: never kept, and dropped on sign-out. */
export const PRIVATE = 'private';

function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiError && error.isTransient && isOnline();
}

/** An answer out of the worker's cache is as old as that copy: it is asked for again at the next chance. */
function toStaleTime({ state }: Query): number {
  const { data } = state;
  const isCopy = typeof data === 'object' && data !== null && 'storedAt' in data && data.storedAt !== null;
  return isCopy ? 0 : MINUTE_MS;
}

/** A query client whose data outlives the page. */
export function createQueryClient(): QueryClient {
  // The worker answers when the network does not, so a query is never paused for being "offline".
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: toStaleTime,
        gcTime: STORED_RESULTS_MAX_AGE_MS,
        retry: shouldRetry,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

const isTooOld = (at: number): boolean => Date.now() - at >= STORED_RESULTS_MAX_AGE_MS;

/** Puts what is known into the client, each by its own age; what the client has that is newer stays. */
export function fillQueries(queryClient: QueryClient, known: readonly KnownQuery[]): void {
  for (const { key, data, at } of known) {
    const has = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (has < at) queryClient.setQueryData(key, data, { updatedAt: at });
  }
}

/** {@link fillQueries} with the stored results: those of this shape that are not too old. */
export function restoreResults(queryClient: QueryClient): void {
  const text = readText(ownStorageKeys.queryCache);
  if (text === null) return;
  try {
    const { buster, timestamp, clientState }: PersistedClient = JSON.parse(text);
    const isGood = buster === QUERY_CACHE_SHAPE && !isTooOld(timestamp);
    if (!isGood) removeKey(ownStorageKeys.queryCache);
    const stored = (isGood ? clientState.queries : []).map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      at: state.dataUpdatedAt,
    }));
    fillQueries(
      queryClient,
      stored.filter(({ at }) => !isTooOld(at)),
    );
  } catch {
    removeKey(ownStorageKeys.queryCache);
  }
}

/** Asks again, when the network is back, for what may have changed. */
export function followReconnections(): void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(true);
    return onReconnect(() => {
      // The manager announces a change only, so a reconnection is shown to it as one.
      setOnline(false);
      setOnline(true);
    });
  });
}
